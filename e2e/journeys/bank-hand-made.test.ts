import { apiPaths } from '@cardsight/contract/api-paths'
import { bankStatusSchema } from '@cardsight/contract/banking'
import { it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { LinkDialog } from '../pages/link.ts'
import { useSite } from '../site.ts'

const site = useSite()
const DAY_MS = 86_400_000

/** This many days ago, as YYYY-MM-DD. */
function ago(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

function line(daysAgo: number, amount: number, description: string) {
  return {
    date_transacted: ago(daysAgo),
    date_posted: ago(daysAgo),
    amount,
    description,
    currency: 'USD',
  }
}

const months = Array.from({ length: 12 }, (_, month) => 5 + 29 * month)

const handMadeYear = JSON.stringify({
  override_accounts: [
    {
      type: 'credit',
      subtype: 'credit card',
      meta: { name: 'Hand-made card', official_name: 'Hand-made card', mask: '1234' },
      transactions: [
        ...months.map((day) => line(day, 100, 'KROGER')),
        line(40, -20, 'KROGER'),
        ...months.slice(0, 6).map((day) => line(day + 1, 40.25, 'CHIPOTLE')),
        ...months.slice(0, 3).map((day) => line(day + 2, 50.1, 'SHELL')),
        line(30, -300, 'PAYMENT THANK YOU'),
        // A whole year of history: what is shorter is scaled to a year.
        line(370, -300, 'PAYMENT THANK YOU'),
      ],
    },
    {
      type: 'depository',
      subtype: 'checking',
      meta: { name: 'Hand-made checking', official_name: 'Hand-made checking', mask: '5678' },
      transactions: [line(30, 300, 'CREDIT CARD PAYMENT'), line(60, 500, 'TRANSFER TO SAVINGS')],
    },
  ],
})

it('a hand-made year shows the results calculated by hand', async () => {
  const { token, storageState } = await site.signIn()
  const expecting = { expectedMessages: /status of 412/, reducedMotion: 'reduce' } as const
  await site.visit({ ...expecting, storageState }, async (page) => {
    const dashboard = new Dashboard(page)
    const link = new LinkDialog(page)
    await dashboard.open()
    await page.getByRole('button', { name: 'Share Using Plaid' }).click()
    await link.enter({ username: 'user_custom', password: handMadeYear })
    await link.share()
    await page.getByText('Hand-made checking').waitFor()
    await soon(() => isImporting(token)).toBe(false)
    await dashboard.find.click()
    await dashboard.headline.waitFor()
    await dashboard.openPart('Your spending')
    // 12 × 100 − 20 + 6 × 40.25 + 3 × 50.10; the payments and the transfer are not spending.
    await page.getByText('$1,571.80', { exact: true }).first().waitFor()
    // 1,571.80 / 12 = 130.983…
    await page.getByText('$130.98', { exact: true }).first().waitFor()
    await dashboard.openAllCards()
    const row = (card: string) => dashboard.allCards.getByRole('row').filter({ hasText: card }).textContent()
    // 1,571.80 × 2 % = 31.436
    await soon(() => row('Wells Fargo Active Cash')).toContain('$31.44')
    // (1,180.00 + 241.50) × 3 % + 150.30 × 1 % = 42.645 + 1.503 = 44.148
    await soon(() => row('Capital One Savor Cash Rewards')).toContain('$44.15')
  })
})

async function isImporting(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(site.url(apiPaths.bankStatus), { headers })
  const { institutions } = bankStatusSchema.parse(await answer.json())
  return institutions.some((institution) => institution.isImporting)
}
