import { describe, expect, it } from 'vitest'
import { authorizationOf, checkAccessUrl, claimUrlOf, resourceUrl } from './token-urls.ts'

const real = { simulatedOrigin: null }
const simulated = { simulatedOrigin: 'http://127.0.0.1:4000' }
const tokenOf = (url: string) => Buffer.from(url).toString('base64')

describe('a setup token', () => {
  it('is the base64 text of a claim URL, with or without spaces around it', () => {
    // 'https://sfin.example/claim/A1' in base64, encoded by hand with `base64`.
    const token = 'aHR0cHM6Ly9zZmluLmV4YW1wbGUvY2xhaW0vQTE='
    expect(claimUrlOf(token, real).href).toBe('https://sfin.example/claim/A1')
    expect(claimUrlOf(` ${token}\n`, real).href).toBe('https://sfin.example/claim/A1')
  })

  it.each([
    ['no base64', 'not a token!'],
    ['no URL', tokenOf('hello')],
    ['not encrypted', tokenOf('http://sfin.example/claim/A1')],
    ['another protocol', tokenOf('file:///etc/passwd')],
    ['with credentials', tokenOf('https://user:pass@sfin.example/claim/A1')],
    ['with only a password', tokenOf('https://:pass@sfin.example/claim/A1')],
    ['the simulated server while servers are real', tokenOf('http://127.0.0.1:4000/simplefin/claim/A1')],
    ['empty', ''],
    ['too long', tokenOf(`https://sfin.example/${'a'.repeat(2000)}`)],
  ])('is refused: %s', (_, token) => {
    expect(() => claimUrlOf(token, real)).toThrow(expect.objectContaining({ kind: 'setup-token-refused' }))
  })

  it('is only accepted from the simulated server while it is simulated', () => {
    const own = tokenOf('http://127.0.0.1:4000/simplefin/claim/A1')
    expect(claimUrlOf(own, simulated).pathname).toBe('/simplefin/claim/A1')
    for (const url of ['https://127.0.0.1:4000/claim/A1', 'http://sfin.example/claim/A1']) {
      expect(() => claimUrlOf(tokenOf(url), simulated)).toThrow()
    }
  })

  it('that the simulated server of another process made is claimed at our own', () => {
    const other = tokenOf('http://127.0.0.1:4001/simplefin/claim/A1')
    expect(claimUrlOf(other, simulated).href).toBe('http://127.0.0.1:4000/simplefin/claim/A1')
  })

  it.each([
    'http://127.0.0.1//127.0.0.1:9777/x',
    'http://127.0.0.1/\\\\127.0.0.1:9777/x',
    'http://127.0.0.1//user:pass@127.0.0.1:9777/x',
    'http://127.0.0.1//sfin.example/x',
    'http://127.0.0.1///127.0.0.1:9777/x',
    'http://127.0.0.1/.//127.0.0.1:9777/x',
    'http://127.0.0.1/@127.0.0.1:9777/x',
  ])('never leads away from the simulated server: %s', (url) => {
    expect(claimUrlOf(tokenOf(url), simulated).origin).toBe('http://127.0.0.1:4000')
  })
})

describe('an access URL', () => {
  it('must have credentials and be encrypted', () => {
    expect(checkAccessUrl('https://u:p@sfin.example/simplefin\n', real).host).toBe('sfin.example')
    for (const url of [
      'https://sfin.example/simplefin',
      'https://%FF:p@sfin.example/',
      'http://u:p@sfin.example/simplefin',
      'u:p',
      '',
    ]) {
      expect(() => checkAccessUrl(url, real)).toThrow()
    }
  })

  it('becomes a URL without credentials, and a header with them', () => {
    const accessUrl = 'https://us%40er:p%3Ass@sfin.example/simplefin/'
    expect(resourceUrl(accessUrl, real, '/accounts').href).toBe('https://sfin.example/simplefin/accounts')
    // 'us@er:p:ss' in base64.
    expect(authorizationOf(accessUrl)).toBe('Basic dXNAZXI6cDpzcw==')
  })

  it('never leads away from the simulated server', () => {
    for (const path of ['//127.0.0.1:9777/x', '/@127.0.0.1:9777/x', '/.//127.0.0.1:9777']) {
      const { origin } = resourceUrl(`http://u:p@127.0.0.1:3999${path}`, simulated, '/accounts')
      expect(origin).toBe('http://127.0.0.1:4000')
    }
  })

  it('leads to the simulated server wherever it listens now', () => {
    const stored = 'http://u:p@127.0.0.1:3999/simplefin'
    expect(resourceUrl(stored, simulated, '/accounts').href).toBe('http://127.0.0.1:4000/simplefin/accounts')
  })
})
