/** The key that encrypts bank tokens at rest: given by APP_SECRET, or made once and kept in the data folder. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

export async function loadAppSecret(dataDir: string, given: string | null): Promise<Buffer> {
  if (given !== null) {
    return Buffer.from(given, 'base64')
  }
  const file = join(dataDir, 'app-secret')
  await mkdir(dataDir, { recursive: true })
  await createOnce(file)
  const secret = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
  if (secret.length !== SECRET_BYTES) {
    // A new one would make every stored bank token unreadable, so this is for a person to decide.
    throw new Error(`${file} is damaged: put the secret back from a backup, or set APP_SECRET`)
  }
  return secret
}

async function createOnce(file: string): Promise<void> {
  try {
    await writeFile(file, `${randomBytes(SECRET_BYTES).toString('base64')}\n`, {
      flag: 'wx',
      mode: OWNER_ONLY,
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error
    }
  }
}
