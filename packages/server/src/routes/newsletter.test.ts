import { newsletterSentences } from '@cardsight/contract/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { listSubscriberEmails } from '../repositories/newsletter.ts'
import { announcePosts } from '../services/newsletter/announce-posts.ts'
import { createIdentityApp, type IdentityApp } from '../testing/identity-app.ts'
import { createTestApp } from '../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000

/** Returns the token in the fragment of an email's first link. */
function valueIn(mail: Mail | undefined): string {
  return /\/newsletter\/\w+#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('S-HOME-05: the newsletter', () => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp()
  })
  afterAll(() => test.close())

  const subscribers = () => listSubscriberEmails(test.deps.database.db)
  const ask = (email: string, address = '192.0.2.1') =>
    test.call('POST', '/newsletter', { body: { email }, address })
  const confirm = (token: string) => test.call('POST', '/newsletter/confirm', { body: { token } })

  async function subscribed(email: string): Promise<void> {
    await ask(email)
    const [mail] = await test.readMail(email)
    expect((await confirm(valueIn(mail))).statusCode).toBe(200)
    expect(await test.readMail(email)).toHaveLength(1)
  }

  it('starts with a confirmation by email', async () => {
    const answer = await ask('ada@example.com')
    expect(answer.json()).toEqual({ message: newsletterSentences.asked })
    expect(await subscribers()).toEqual([])
    const [mail] = await test.readMail('ada@example.com')
    expect(mail?.subject).toBe('Confirm your Cardsight newsletter subscription')
    // Opening the page changes nothing; only its button does.
    expect(await subscribers()).toEqual([])
    expect((await confirm(valueIn(mail))).json()).toEqual({ message: newsletterSentences.confirmed })
    expect(await subscribers()).toEqual(['ada@example.com'])
  })

  it('welcomes a new subscriber once, with the link to unsubscribe', async () => {
    await ask('new@example.com')
    const [first] = await test.readMail('new@example.com')
    await ask('new@example.com')
    const [second] = await test.readMail('new@example.com')
    await confirm(valueIn(first))
    const [welcome, ...more] = await test.readMail('new@example.com')
    expect(welcome?.subject).toBe('Welcome to the Cardsight newsletter')
    expect(more).toEqual([])
    const token = valueIn(welcome)
    expect(welcome?.text).toContain(`/newsletter/unsubscribe#${token}`)
    expect(welcome?.headers?.['List-Unsubscribe']).toContain(`?token=${token}>`)
    // The address is subscribed already, so nobody is welcomed again.
    await confirm(valueIn(second))
    expect(await test.readMail('new@example.com')).toEqual([])
  })

  it('confirms with a link once, and within three days', async () => {
    await ask('once@example.com')
    const token = valueIn((await test.readMail('once@example.com'))[0])
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await confirm(token)).json().error).toBe(newsletterSentences.linkDead)

    await ask('late@example.com')
    const late = valueIn((await test.readMail('late@example.com'))[0])
    test.pass(3 * DAY_MS)
    expect((await confirm(late)).statusCode).toBe(400)
    expect(await subscribers()).not.toContain('late@example.com')
  })

  it('responds the same whether or not the address is known, and only informs its owner', async () => {
    await subscribed('known@example.com')
    const known = await ask('Known@Example.com')
    const unknown = await ask('unknown@example.com')
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const [mail] = await test.readMail('Known@Example.com')
    expect(mail?.subject).toBe('You’re already subscribed to the Cardsight newsletter')
  })

  it('ends with one click in a mail client, with the same response for an unknown token', async () => {
    await subscribed('leaver@example.com')
    await ask('leaver@example.com')
    const [mail] = await test.readMail('leaver@example.com')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const address =
      /^<http:\/\/localhost:3000(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = (url: string) =>
      test.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })

    expect((await test.app.inject(address)).statusCode).toBe(404)
    expect(await subscribers()).toContain('leaver@example.com')
    const first = await click(address)
    expect(first.json()).toEqual({ message: newsletterSentences.ended })
    expect(await subscribers()).not.toContain('leaver@example.com')
    expect((await click(address)).body).toBe(first.body)
    expect((await click('/api/newsletter/unsubscribe?token=never-given')).body).toBe(first.body)
    for (const bad of ['', '?token=%00', '?token=a%00b', '?token=a.b', `?token=${'a'.repeat(10_000)}`]) {
      expect((await click(`/api/newsletter/unsubscribe${bad}`)).statusCode, bad).toBe(400)
    }
  })

  it('stores no token, and every email’s own link works', async () => {
    await subscribed('hashed@example.com')
    await ask('hashed@example.com')
    const [first] = await test.readMail('hashed@example.com')
    await ask('hashed@example.com')
    const [second] = await test.readMail('hashed@example.com')
    const tokens = [valueIn(first), valueIn(second)]
    expect(new Set(tokens).size).toBe(2)
    const { db } = test.deps.database
    const stored = await db.selectFrom('newsletter_unsubscribe_tokens').selectAll().execute()
    const subscriberRows = await db.selectFrom('newsletter_subscribers').selectAll().execute()
    for (const token of tokens) {
      expect(JSON.stringify([stored, subscriberRows])).not.toContain(token)
    }
    await test.call('POST', `/newsletter/unsubscribe?token=${tokens[0]}`)
    expect(await subscribers()).not.toContain('hashed@example.com')
  })

  it.each(['', 'ada', 'ada@', 'ada@example.com\r\nBcc: eve@example.com'])(
    'rejects %j as an address',
    async (email) => {
      const answer = await ask(email)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].param).toBe('email')
    },
  )

  it('sends at most three emails a day to one address, and accepts twenty requests an hour from one client', async () => {
    const tries = await Promise.all([1, 2, 3, 4].map((n) => ask('flooded@example.com', `198.51.100.${n}`)))
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
    const spread = await Promise.all(
      Array.from({ length: 21 }, (_, n) => ask(`person${n}@example.com`, '203.0.113.9')),
    )
    expect(spread.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })

  it('counts the tagged addresses of one mailbox as one', async () => {
    const tagged = [
      'tagged@example.com',
      'tagged+1@example.com',
      'Tagged+two@example.com',
      'tagged+3@example.com',
    ]
    const tries = await Promise.all(tagged.map((email, n) => ask(email, `198.51.101.${n}`)))
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
    // Gmail ignores dots.
    const dotted = [
      'dotted@gmail.com',
      'd.otted@gmail.com',
      'do.tted+x@googlemail.com',
      'd.o.t.ted@gmail.com',
    ]
    const more = await Promise.all(dotted.map((email, n) => ask(email, `198.51.102.${n}`)))
    expect(more.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
    // Elsewhere, these are three people.
    const others = ['+a@example.com', '+b@example.com', 'ab@example.com', 'a.b@example.com']
    const last = await Promise.all(others.map((email, n) => ask(email, `198.51.103.${n}`)))
    expect(last.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  })

  it('sends an email for each new post, only to subscribers, with an unsubscribe link', async () => {
    await subscribed('reader@example.com')
    const post = (slug: string) => ({
      title: `About ${slug}`,
      link: `http://localhost:3000/blog/${slug}`,
      guid: slug,
      pubDate: '',
    })
    const announce = (...slugs: string[]) => announcePosts(test.deps, { read: async () => slugs.map(post) })

    await announce('caps', 'fees')
    expect(await test.readMail('reader@example.com')).toEqual([])
    await announce('points', 'caps', 'fees')
    await announce('points', 'caps', 'fees')
    const mails = await test.readMail('reader@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['About points'])
    expect(mails[0]?.text).toContain('http://localhost:3000/blog/points')
    expect(mails[0]?.headers?.['List-Unsubscribe']).toContain('/api/newsletter/unsubscribe?token=')

    await announce('bonuses', 'points', 'caps', 'fees')
    await test.call('POST', `/newsletter/unsubscribe?token=${valueIn(mails[0])}`)
    expect(await test.readMail('reader@example.com')).toEqual([])
  })
})

describe('NEWSLETTER_EMBED_URL', () => {
  it('S-HOME-05: replaces our own form', async () => {
    const test = await createTestApp('postgres', { newsletterEmbedUrl: 'https://letters.example/form?id=1' })
    expect((await test.app.inject('/api/newsletter')).json()).toEqual({
      embedUrl: 'https://letters.example/form?id=1',
    })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'ada@example.com' },
    })
    expect(answer.statusCode).toBe(404)
    await test.close()
  })
})
