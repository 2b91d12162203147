import { connectMemory } from './connect.ts'
import { purchasesPromises } from './purchases.suite.ts'

purchasesPromises('sqlite', connectMemory)
