import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearAll,
  readBlob,
  readText,
  readToken,
  readValue,
  removeKey,
  returningScript,
  storageKeys,
  themeScript,
  watchKey,
  writeBlob,
  writeText,
  writeValue,
} from './storage.ts'

const asIs = (value: unknown) => value

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the auth token', () => {
  it('is read from local storage (remembered) or from session storage (not remembered)', () => {
    expect(readToken()).toBeNull()
    sessionStorage.setItem(storageKeys.authToken, 'of this session')
    expect(readToken()).toBe('of this session')
    localStorage.setItem(storageKeys.authToken, 'remembered')
    expect(readToken()).toBe('remembered')
  })

  it('counts as absent when it is empty', () => {
    localStorage.setItem(storageKeys.authToken, '')
    expect(readToken()).toBeNull()
  })
})

describe('clearAll', () => {
  it('B-AUTH-9: removes the blob and every prefixed key from both areas', () => {
    localStorage.setItem('cardsight', '{}')
    localStorage.setItem('cardsight:costs', '{}')
    localStorage.setItem(storageKeys.authToken, 'token')
    sessionStorage.setItem(storageKeys.wantedPath, '/account')
    clearAll()
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it('leaves the theme, which belongs to the screen', () => {
    localStorage.setItem(storageKeys.theme, 'dark')
    clearAll()
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark')
  })

  it('leaves keys of other apps', () => {
    localStorage.setItem('cardsightly', 'theirs')
    localStorage.setItem('theme', 'theirs')
    clearAll()
    expect(Object.keys(localStorage).sort()).toEqual(['cardsightly', 'theme'])
  })
})

describe('the cached state blob', () => {
  it('B-DATA-37: is stored under the key cardsight and read back unchanged', () => {
    writeBlob({ dashboardStep: 1 })
    expect(JSON.parse(localStorage.getItem('cardsight') ?? '')).toMatchObject({ dashboardStep: 1 })
    expect(readBlob(asIs)).toMatchObject({ dashboardStep: 1 })
  })

  it.each(['{"dashboardStep":', 'null', '7', '{"dashboardStep":1}', '{"version":0,"dashboardStep":1}'])(
    'B-ERR-28: %s is removed and treated as empty',
    (corrupt) => {
      localStorage.setItem('cardsight', corrupt)
      expect(readBlob(asIs)).toBeNull()
      expect(localStorage.getItem('cardsight')).toBeNull()
    },
  )

  it('B-ERR-28: one with invalid content is removed as well', () => {
    writeBlob({ dashboardStep: 'seven' })
    const refuse = () => {
      throw new Error('not a step')
    }
    expect(readBlob(refuse)).toBeNull()
    expect(localStorage.getItem('cardsight')).toBeNull()
  })
})

describe('storage that throws', () => {
  it('reads as empty and ignores writes without breaking the page', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    writeText('local', storageKeys.wantedPath, '/account')
    writeBlob({})
    clearAll()
    expect(readText('local', storageKeys.wantedPath)).toBeNull()
    expect(readToken()).toBeNull()
    expect(readBlob(asIs)).toBeNull()
  })
})

describe('a stored value', () => {
  it('B-DATA-36: is read back through its parser', () => {
    writeValue(storageKeys.dates, { dateType: 2 })
    expect(localStorage.getItem('cardsight:dates')).toBe('{"dateType":2}')
    expect(readValue(storageKeys.dates, asIs)).toEqual({ dateType: 2 })
  })

  it.each(['{', '7'])('removes %s, which does not parse', (text) => {
    localStorage.setItem(storageKeys.costs, text)
    const refuse = (value: unknown) => {
      throw new Error(`${String(value)} is not ours`)
    }
    expect(readValue(storageKeys.costs, refuse)).toBeNull()
    expect(localStorage.getItem(storageKeys.costs)).toBeNull()
  })
})

describe('watchKey', () => {
  it('reports changes of its key by this tab and by others, until it is stopped', () => {
    const onChange = vi.fn()
    const stop = watchKey(storageKeys.dates, onChange)
    const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
    writeValue(storageKeys.dates, 1)
    removeKey('local', storageKeys.dates)
    changeElsewhere(storageKeys.dates)
    changeElsewhere(null)
    expect(onChange).toHaveBeenCalledTimes(4)
    writeValue(storageKeys.costs, 1)
    changeElsewhere(storageKeys.costs)
    expect(onChange).toHaveBeenCalledTimes(4)
    stop()
    writeValue(storageKeys.dates, 2)
    changeElsewhere(storageKeys.dates)
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  it('reports that clearAll removed the key', () => {
    const onChange = vi.fn()
    writeValue(storageKeys.dates, 1)
    const stop = watchKey(storageKeys.dates, onChange)
    clearAll()
    expect(onChange).toHaveBeenCalledOnce()
    stop()
  })
})

describe('the marker of a returning browser', () => {
  const isMarked = () => {
    delete document.documentElement.dataset.returning
    new Function(returningScript)()
    const marked = document.documentElement.dataset.returning !== undefined
    delete document.documentElement.dataset.returning
    return marked
  }

  it.each([
    ['nothing', {}, false],
    ['costs that were only typed', { 'cardsight:costs': '{"isManualCost":false}' }, false],
    ['costs that were sent', { 'cardsight:costs': '{"isManualCost":true}' }, true],
    ['results', { cardsight: '{"cards":{"cardsDetails":{}}}' }, true],
    ['a state without results', { cardsight: '{"cards":{"cardsDetails":null}}' }, false],
    ['a token', { 'cardsight:auth-token': 'token' }, true],
    ['nonsense', { cardsight: '{' }, false],
  ])('with %s stored', (_, stored, expected) => {
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(key, value)
    }
    expect(isMarked()).toBe(expected)
  })

  it.each([
    ['?step=results&years=3', true],
    ['?grocery=500', false],
  ])('at %s, which may bring amounts along', (search, expected) => {
    localStorage.setItem('cardsight:costs', '{"isManualCost":true}')
    window.history.replaceState(null, '', `/${search}`)
    expect(isMarked()).toBe(expected)
    window.history.replaceState(null, '', '/')
  })
})

describe('the theme before the first paint', () => {
  it.each([
    [null, undefined],
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', undefined],
  ])('with %s stored is %s', (stored, expected) => {
    if (stored !== null) {
      localStorage.setItem(storageKeys.theme, stored)
    }
    new Function(themeScript)()
    expect(document.documentElement.dataset.theme).toBe(expected)
    delete document.documentElement.dataset.theme
  })
})
