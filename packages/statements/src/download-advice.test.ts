import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'
import { refusals } from './sentences.ts'

const refusalOf = async (name: string, text: string) => (await readStatement({ name, text })).refused
const page = (bank: string) => `<!DOCTYPE html><html><head><title>${bank}</title></head><body></body></html>`

describe('a file that is refused', () => {
  it('says what to download from its bank, by the file’s text or name', async () => {
    const chase = `${refusals.webPage} For Chase, open the account, choose Download account activity, then CSV.`
    expect(await refusalOf('page.html', page('Chase Online'))).toBe(chase)
    expect(await refusalOf('chase_activity.html', page('Accounts'))).toBe(chase)
  })

  it('names the usual way if we don’t know what a bank calls its download', async () => {
    expect(await refusalOf('page.html', page('PNC'))).toBe(
      `${refusals.webPage} For PNC, open the account's activity on its website and download it as CSV.`,
    )
  })

  it('has no advice without a bank, or if another form of the same file is no use', async () => {
    expect(await refusalOf('page.html', page('Accounts'))).toBe(refusals.webPage)
    expect(await refusalOf('chase.csv', '')).toBe(refusals.empty)
  })

  it('is also advised on as bytes', async () => {
    const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    const { refused } = await readStatement({ name: 'discover-statement.png', bytes })
    expect(refused).toBe(`${refusals.picture} For Discover, open Activity, choose Download, then CSV.`)
  })
})
