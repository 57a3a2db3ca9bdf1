/**
 * The key that encrypts bank tokens, authenticator keys and notification keys at rest: from APP_SECRET, or generated once and
 * stored in the data folder.
 */
import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

type Given = Readonly<{ newest: string | null; previous: readonly string[] }>

/**
 * Newest first. A generated secret still decrypts what it encrypted before APP_SECRET was set. Rejects
 * instead of generating one if the database already has encrypted tokens: a new secret would decrypt none of
 * them.
 */
export async function loadAppSecrets(
  dataDir: string,
  given: Given,
  { sealedTokens }: { sealedTokens: number },
): Promise<[Buffer, ...Buffer[]]> {
  const file = join(dataDir, 'app-secret')
  const previous = given.previous.map(fromBase64)
  if (given.newest !== null) {
    const made = await readMade(file)
    return [fromBase64(given.newest), ...previous, ...(made === null ? [] : [made])]
  }
  await mkdir(dataDir, { recursive: true })
  if (sealedTokens > 0) {
    await requireFile(file, sealedTokens)
  } else {
    await createOnce(file)
  }
  const made = await readMade(file)
  if (made === null) {
    // A new secret would make every stored secret unreadable, so a person has to decide this.
    throw new Error(`${file} is damaged: restore the secret from a backup, or set APP_SECRET`)
  }
  return [made, ...previous]
}

async function requireFile(file: string, sealedTokens: number): Promise<void> {
  try {
    await access(file)
  } catch {
    const tokens = sealedTokens === 1 ? '1 secret' : `${sealedTokens} secrets`
    throw new Error(
      `${file} is missing, but the database has ${tokens} that its key encrypted. Restore the file from a backup, or set APP_SECRET to its content. If the key is lost for good, set APP_SECRET to a new one: everyone then has to link their banks again. Authenticator apps stop working, but recovery codes and passkeys still do. Delete the rows of push_keys and push_subscriptions, so that people can turn on notifications again.`,
    )
  }
}

async function readMade(file: string): Promise<Buffer | null> {
  try {
    const secret = fromBase64((await readFile(file, 'utf8')).trim())
    return secret.length === SECRET_BYTES ? secret : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null
    }
    throw error
  }
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64')
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
