import { purchasesPromises } from './payments.suite.ts'
import { openTestDatabase } from '#test/database.ts'

purchasesPromises('the test database', openTestDatabase)
