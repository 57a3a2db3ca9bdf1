import { describe, expect, it } from 'vitest'
import { composeHtml, composeText } from './compose.ts'
import { isMailTemplate, type MailTemplate, mailTemplates } from './templates.ts'

const addresses = { link: 'https://cardsight.test/restore-password/abc', home: 'https://cardsight.test' }
const stored = {
  browser: 'Firefox on <Windows>',
  at: '2026-11-10T12:00:00.000Z',
  changeId: '0b9f3f6e-6f0c-4a3e-9d43-2f1d6c1f9a11',
  invitationId: '0b9f3f6e-6f0c-4a3e-9d43-2f1d6c1f9a12',
  from: 'ada@example.com',
  other: 'bo@example.com',
  title: 'What a point is worth',
  address: 'https://cardsight.test/blog/what-a-point-is-worth',
  cardId: 'one',
  cardName: 'One <Card>',
  fact: 'Annual fee',
  correction: 'It’s $95.',
  seenAt: '',
  codesLeft: 9,
  name: 'My <phone>',
  replyTo: '',
  reminders: [{ title: 'Use your <credit>', text: 'It expires on Nov 30, 2026.' }],
  alerts: [],
}
const templates = Object.keys(mailTemplates).filter((name): name is MailTemplate => isMailTemplate(name))

describe.each(templates)('the email %s', (name) => {
  const content = mailTemplates[name](stored, addresses)
  const html = composeHtml(content)

  it('has a one-line subject, plain text, and the same words in HTML', () => {
    expect(content.subject).toMatch(/^[^\r\n]{10,70}$/)
    for (const paragraph of content.paragraphs) {
      expect(composeText(content)).toContain(paragraph)
    }
    expect(html).toContain('<!doctype html>')
    expect(html).toContain('lang="en"')
  })

  it('loads no pictures, scripts, fonts or style sheets', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe|picture|video|svg|object|embed)\b/i)
    expect(html).not.toMatch(/\b(?:src|srcset|background)\s*=|url\(|@import/i)
  })

  it('has colors for dark mode', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })

  it('links only to Cardsight', () => {
    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href)
    expect(links.filter((href) => !href.startsWith('https://cardsight.test/'))).toEqual([])
  })
})

it('lists entries under their headings, and leaves out a heading without any', () => {
  const content = mailTemplates['card-digest'](stored, addresses)
  expect(composeText(content)).toContain(
    'REMINDERS\n\nUse your <credit>\nIt expires on Nov 30, 2026.\n\nOpen your tracker:',
  )
  const html = composeHtml(content)
  expect(html).toContain('>Reminders</h2>')
  expect(html).toContain('<strong>Use your &lt;credit&gt;</strong><br>It expires on Nov 30, 2026.')
  expect(html).not.toContain('Alerts')
  expect(html).toContain(`To turn them off: <a href="${addresses.link}"`)
})

it('escapes user input', () => {
  const html = composeHtml(mailTemplates['new-browser'](stored, addresses))
  expect(html).toContain('Firefox on &lt;Windows&gt;')
  expect(html).not.toContain('<Windows>')
})
