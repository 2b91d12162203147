import { randomBytes } from 'node:crypto'
import type { Db } from './connect.ts'

/** A secret of this installation: made once by whichever process asks first, then the same for all. */
export async function installationSecret(db: Db, name: string, make: () => string | Promise<string>): Promise<string> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const found = await find()
  if (found) return found.value
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return (await find())!.value
}

/** A new random secret of 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')
