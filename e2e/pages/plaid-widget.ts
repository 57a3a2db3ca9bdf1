/** A stand-in for Plaid's widget that does to a page what Plaid's documentation says the widget does. */
import type { Page, Route } from 'playwright-core'
import { soon } from '../browser.ts'

export const LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'
const LINK_FRAME = 'https://cdn.plaid.com/link/v2/stable/link.html'
const LINK_PICTURE = 'https://cdn.plaid.com/link/picture.svg'
const ENVIRONMENT_CALL = 'https://sandbox.plaid.com/link/client/get'
const STYLED = 'rgb(1, 2, 3)'

const framePage = `<!doctype html><title>Link</title><script>parent.postMessage('frame of the widget', '*')</script>`

/** Adds a style element, a frame, a picture and a request to the page; resolves to those that worked. */
const addParts = `async (nonce) => {
  // A refused frame reports that it has loaded, so the frame's own page says that it's there.
  const frameArrived = new Promise((resolve) => {
    window.addEventListener('message', ({ data }) => data === 'frame of the widget' && resolve(true))
    document.addEventListener('securitypolicyviolation', (event) =>
      event.effectiveDirective === 'frame-src' && resolve(false))
  })
  const style = document.createElement('style')
  style.nonce = nonce
  style.textContent = '.plaid-stand-in { color: ${STYLED} }'
  document.head.append(style)
  const frame = document.createElement('iframe')
  frame.className = 'plaid-stand-in'
  frame.title = 'Plaid Link'
  frame.setAttribute('style', 'width: 10px; height: 10px')
  frame.src = '${LINK_FRAME}'
  const picture = new Image()
  picture.src = '${LINK_PICTURE}'
  const pictureArrived = picture.decode().then(() => true, () => false)
  document.body.append(frame)
  const call = fetch('${ENVIRONMENT_CALL}', { method: 'POST' }).then(({ ok }) => ok, () => false)
  const [hasFrame, hasPicture, hasCall] = await Promise.all([frameArrived, pictureArrived, call])
  const worked = {
    style: getComputedStyle(frame).color === '${STYLED}',
    attribute: getComputedStyle(frame).width === '10px',
    frame: hasFrame,
    picture: hasPicture,
    request: hasCall,
  }
  frame.remove()
  return Object.keys(worked).filter((part) => worked[part])
}`

/** Like the real script, it takes the nonce from its own script element. */
const widget = `(() => {
  const { nonce } = document.currentScript
  const addParts = ${addParts}
  window.Plaid = { create: (config) => {
    const added = addParts(nonce)
    added.then((parts) => { window.addedParts = parts; config.onLoad() })
    const open = () => added.then(() =>
      config.onSuccess('public-of-' + config.token, { institution: null, accounts: [] }))
    return { open, exit: () => {}, submit: () => {}, destroy: () => {} }
  } }
})()`

/** Answers for Plaid's hosts. */
export async function standInForPlaid(page: Page): Promise<void> {
  const answers: readonly (readonly [string, Parameters<Route['fulfill']>[0]])[] = [
    [LINK_SCRIPT, { contentType: 'text/javascript', body: widget }],
    [LINK_FRAME, { contentType: 'text/html', body: framePage }],
    [
      LINK_PICTURE,
      {
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      },
    ],
    [ENVIRONMENT_CALL, { json: {}, headers: { 'access-control-allow-origin': '*' } }],
  ]
  for (const [url, answer] of answers) {
    await page.route(url, (route) => route.fulfill(answer))
  }
}

/** Waits until the widget has added its parts, and the page's policy has let these through. */
export async function expectPartsOfWidget(page: Page, parts: readonly string[]): Promise<void> {
  await soon(() => page.evaluate('window.addedParts')).toEqual(parts)
}

/** Does the same from a page's own script, and returns what worked and which directives refused the rest. */
export function tryPartsWithoutWidget(page: Page): Promise<unknown> {
  return page.evaluate(`(async () => {
    const refusedBy = new Set()
    document.addEventListener('securitypolicyviolation', (event) => refusedBy.add(event.effectiveDirective))
    const script = document.createElement('script')
    const loading = new Promise((resolve) => {
      script.onload = () => resolve(['script'])
      script.onerror = () => resolve([])
    })
    script.src = '${LINK_SCRIPT}'
    document.head.append(script)
    const worked = [...await loading, ...await (${addParts})('guessed')]
    return { worked, refusedBy: [...refusedBy].sort() }
  })()`)
}
