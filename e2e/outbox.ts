/** The emails that a product wrote as files. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { soon } from './browser.ts'

/** @param dataDir a function, because the product has no folder before the tests run. */
export function outboxIn(dataDir: () => string) {
  const mailsTo = async (address: string): Promise<string[]> => {
    const folder = join(dataDir(), 'outbox')
    const names = await readdir(folder).catch(() => [])
    const mails = names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8'))
    return (await Promise.all(mails)).filter((mail) => mail.includes(`\nTo: ${address}\n`))
  }
  return {
    mailsTo,
    subjects: async (address: string): Promise<string[]> => {
      const mails = await mailsTo(address)
      return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '').sort()
    },
    /** The path of the one link to such a page in the emails to an address, once it is there. */
    link: async (address: string, page: string): Promise<string> => {
      const found = async () => {
        const text = (await mailsTo(address)).join('\n').replaceAll('=\n', '')
        return new RegExp(`/${page}[/#][\\w-]+`).exec(text)?.[0] ?? null
      }
      await soon(found).not.toBeNull()
      return (await found()) ?? ''
    },
  }
}
