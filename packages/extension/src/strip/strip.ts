/**
 * The strip at checkouts: one line with the best of your cards. It runs only on sites where the person switched it on. It reads
 * nothing of the page, and the background script decides by the address of the tab whether there is a line.
 */
import type { Asked, Requests, StripLine } from '../browser/messages.ts'

const TAG = 'cardsight-strip'

function tell<Kind extends 'strip' | 'closeStrip'>(kind: Kind): Promise<Requests[Kind]['answer']> {
  const asked: Asked = { kind }
  return chrome.runtime.sendMessage(asked)
}

async function update(): Promise<void> {
  const line = await tell('strip')
  document.querySelector(TAG)?.remove()
  if (line !== null) {
    document.documentElement.append(createStrip(line))
  }
}

/** Values of `tokens.css`, which pages of other sites don't have. */
const colors = {
  light: { panel: '#ffffff', ink: '#12211b', soft: '#55574c', rule: '#c9c0ab' },
  dark: { panel: '#18211d', ink: '#edece4', soft: '#aab3ac', rule: '#46544d' },
}

/** Styles are set on the elements: a page may forbid style sheets. */
function createStrip({ name, rate, note }: StripLine): HTMLElement {
  const { panel, ink, soft, rule } =
    colors[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light']
  const host = styled(document.createElement(TAG), {
    ...{ all: 'initial', position: 'fixed', inset: 'auto 16px 16px auto', zIndex: '2147483647' },
    ...{ left: '16px', display: 'flex', justifyContent: 'flex-end', pointerEvents: 'none' },
  })
  const strip = styled(document.createElement('div'), {
    ...{ display: 'flex', alignItems: 'center', gap: '12px', boxSizing: 'border-box', maxWidth: '100%' },
    ...{ padding: '6px 6px 6px 16px', borderRadius: '8px', border: `1px solid ${rule}` },
    ...{ background: panel, color: ink, font: '16px/1.4 system-ui, sans-serif', pointerEvents: 'auto' },
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
  })
  strip.setAttribute('role', 'region')
  strip.setAttribute('aria-label', 'Cardsight')
  const text = styled(document.createElement('p'), { margin: '0', minWidth: '0' })
  const best = styled(document.createElement('strong'), { fontWeight: '600' })
  best.textContent = `${name}: ${rate}`
  const more = styled(document.createElement('span'), { color: soft })
  more.textContent = note === null ? '' : `  ${note}`
  text.append('Use ', best, more)
  const close = styled(document.createElement('button'), {
    ...{ all: 'initial', cursor: 'pointer', color: soft, font: '20px/1 system-ui, sans-serif' },
    ...{ display: 'grid', placeItems: 'center', minWidth: '44px', minHeight: '44px', borderRadius: '8px' },
  })
  close.setAttribute('aria-label', 'Close')
  close.textContent = '×'
  close.addEventListener('focus', () => styled(close, { outline: `2px solid ${ink}` }))
  close.addEventListener('blur', () => styled(close, { outline: 'none' }))
  close.addEventListener('click', () => {
    host.remove()
    void tell('closeStrip')
  })
  strip.append(text, close)
  host.attachShadow({ mode: 'closed' }).append(strip)
  return host
}

function styled<Styled extends HTMLElement>(element: Styled, style: Partial<CSSStyleDeclaration>): Styled {
  Object.assign(element.style, style)
  return element
}

// The address has changed without a new page.
chrome.runtime.onMessage.addListener(() => void update())
void update()
