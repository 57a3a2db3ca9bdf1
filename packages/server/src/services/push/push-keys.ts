/** The key pair that all servers of a database sign notifications with. It's generated when it's first needed. */
import webPush from 'web-push'
import type { Deps } from '../../deps.ts'
import type { PushKeys } from '../../push/push-sender.ts'
import { addPushKeys, findPushKeys, PUSH_KEYS_ID, type PushKeysRow } from '../../repositories/push-keys.ts'
import { SealBroken } from '../../secrets/cipher.ts'

type Ports = Pick<Deps, 'database' | 'cipher'>

/** Null if no key of ours decrypts it: the right one may be restored, so it isn't replaced. */
export async function readPushKeys(ports: Ports): Promise<PushKeys | null> {
  const { cipher } = ports
  const row = (await findPushKeys(ports.database.db)) ?? (await createKeys(ports))
  try {
    return { publicKey: row.publicKey, privateKey: cipher.open(row.sealedPrivateKey, PUSH_KEYS_ID) }
  } catch (error) {
    if (error instanceof SealBroken) {
      return null
    }
    throw error
  }
}

async function createKeys({ database: { db }, cipher }: Ports): Promise<PushKeysRow> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const own = { publicKey, sealedPrivateKey: cipher.seal(privateKey, PUSH_KEYS_ID) }
  await addPushKeys(db, own)
  // Another server may have been faster.
  return (await findPushKeys(db)) ?? own
}
