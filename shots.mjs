import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const B = 'http://localhost:4291'
const Q = '/find-best-card-for-your-spend?grocery=504&gas=179&restaurant=166&other=100&recreation=487&travel=400'
for (const [w, scheme] of [[390, 'light'], [1440, 'light'], [768, 'dark'], [390, 'dark']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
  const p = await c.newPage()
  const shot = async (name, full = true) => { await p.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png`, fullPage: full }); console.log(name, w, scheme, await p.evaluate(() => document.documentElement.scrollHeight)) }
  try {
    await p.goto(B + Q); await p.getByRole('button', { name: 'Find Your Perfect Card' }).first().click()
    await p.getByText(/found a card with|Cardsight tested/).first().waitFor(); await p.waitForTimeout(2500); await shot('results')
    await p.goto(B + '/your-wallet'); await p.waitForTimeout(6000); await shot('wallet')
    await p.goto(B + '/cards/chase-sapphire-preferred'); await p.waitForTimeout(1500); await shot('card')
    await p.goto(B + '/compare?cards=citi-double-cash,apple-card,american-express-gold-card'); await p.waitForTimeout(1500); await shot('compare')
    await p.goto(B + '/cards'); await p.waitForTimeout(1500); await shot('cards')
    await p.goto(B + '/your-cards'); await p.waitForTimeout(2500); await shot('today')
    await p.goto(B + '/'); await p.waitForTimeout(2500); await shot('home')
  } catch (e) { console.log(w, scheme, String(e).slice(0, 200)) }
  await c.close()
}
await b.close()
