import { afterEach, expect, it, vi } from 'vitest'
import { deferScripts, startDeferredScripts } from './deferred-scripts.ts'

const page = [
  '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/root.js"/>',
  '<script type="application/ld+json">{}</script><script nonce="n0">window.x = 1</script>',
  '<script nonce="n0" type="module" async="">import "/root.js"</script>',
].join('')

afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

/** Runs the script in a browser that reports its first paint when `paint` is called, or never. */
function open({ isHidden = false, supportedEntryTypes = ['paint'] } = {}) {
  document.head.innerHTML = deferScripts(page)
  const started: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) {
      started.push(script)
    }
  })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  let paint = () => {}
  const Observer = Object.assign(
    class {
      constructor(tell: () => void) {
        paint = tell
      }
      observe() {}
    },
    { supportedEntryTypes },
  )
  new Function('PerformanceObserver', startDeferredScripts)(Observer)
  return { started, paint: () => paint() }
}

const preloads = () => document.querySelectorAll('link[rel=modulepreload]').length

it('requests no module before the first paint, and each one once after it', () => {
  const { started, paint } = open()
  expect([started.length, preloads()]).toEqual([0, 0])
  paint()
  paint()
  expect(started.map(({ type, text }) => ({ type, text }))).toEqual([
    { type: 'module', text: 'import "/root.js"' },
  ])
  expect(preloads()).toBe(1)
})

it('does not wait for a paint that the browser cannot report', () => {
  expect(open({ isHidden: true }).started).toHaveLength(1)
  expect(open({ supportedEntryTypes: [] }).started).toHaveLength(1)
})

it('stops waiting when the page moves to the background', () => {
  const { started } = open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(started).toHaveLength(1)
})

it('leaves the rest of the page unchanged', () => {
  const held = deferScripts(page)
  expect(held.replace('rel="later"', 'rel="modulepreload"').replace('type="later"', 'type="module"')).toBe(
    page,
  )
  expect(deferScripts('<p>type="module" async=""</p>')).toBe('<p>type="module" async=""</p>')
})
