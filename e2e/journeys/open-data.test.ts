import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiPaths } from '@cardsight/contract/api-paths'
import { publishedCatalogSchema } from '@cardsight/contract/cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { useSite } from '../site.ts'

const site = useSite()
const run = promisify(execFile)

describe('the open-data page', () => {
  it('is linked in the footer, and works without JavaScript', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Open Data' }).click()
      await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Open data')
      await soon(() => page.getByRole('table').getByRole('row').count()).toBeGreaterThan(5)
      const { version } = await loadCatalog()
      await soon(() => page.locator('#download').innerText()).toContain(version)
    })
  })

  it('links downloads that work', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/open-data')
      const links = await page
        .locator('#download a')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      const downloads = await Promise.all(
        links.map(async (link) => {
          const answer = await fetch(new URL(link, site.url()))
          return { status: answer.status, length: (await answer.text()).length }
        }),
      )
      expect(downloads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(downloads.filter(({ length }) => length < 1000)).toEqual([])
    })
  })
})

describe('the examples on the page', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardsight-example-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('curl downloads the data set, and the second time nothing', async () => {
    const command = await exampleOf('curl')
    const status = `${command} --silent --write-out '%{http_code}'`
    expect((await run('sh', ['-c', status], { cwd: folder })).stdout).toBe('200')
    const downloaded = JSON.parse(await readFile(join(folder, 'cards.json'), 'utf8'))
    expect(publishedCatalogSchema.parse(downloaded).cards.length).toBeGreaterThan(250)
    expect((await run('sh', ['-c', status], { cwd: folder })).stdout).toBe('304')
    expect(JSON.parse(await readFile(join(folder, 'cards.json'), 'utf8'))).toEqual(downloaded)
  })

  it('Python reads only fields that the data set has', async () => {
    const code = await exampleOf('python')
    const url = /urlopen\("([^"]+)"\)/.exec(code)?.[1] ?? ''
    const data = await (await fetch(url)).json()
    // Each `name["field"]["field"]`, read from what the name stands for in the program.
    const reads = Array.from(
      code.matchAll(/\b(data|card|fee)((?:\["\w+"\])+)/g),
      ([, name = '', path = '']) => ({
        name,
        path: Array.from(path.matchAll(/"(\w+)"/g), ([, key = '']) => key),
      }),
    )
    expect(reads).toHaveLength(7)
    for (const card of data.cards) {
      const roots: Record<string, unknown> = { data, card, fee: card.provenance.fee }
      for (const { name, path } of reads) {
        const value = path.reduce((inside: unknown, key) => Reflect.get(Object(inside), key), roots[name])
        expect(value, `${card.cardId}: ${name} ${path.join('.')}`).toBeDefined()
      }
    }
    // Every line is a statement that begins a block, is inside one, or is empty.
    const lines = code.split('\n')
    expect(lines.filter((line) => line.startsWith('    ')).every((line) => line.trim() !== '')).toBe(true)
    expect(lines.filter((line) => /^(?:with|for)\b/.test(line)).every((line) => line.endsWith(':'))).toBe(
      true,
    )
  })

  async function exampleOf(id: string): Promise<string> {
    let code = ''
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/open-data')
      code = await page.locator(`pre[data-example=${id}]`).innerText()
    })
    return code
  }
})

async function loadCatalog() {
  return publishedCatalogSchema.parse(await (await fetch(site.url(apiPaths.cards))).json())
}
