/** A full Chromium with the extension loaded, behind a proxy that records every request that leaves it. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type Page, type Route, type Worker } from 'playwright-core'
import { findBrowser } from '../find-browser.ts'

const extensionFolder = resolve(import.meta.dirname, '../../packages/extension')

/** A machine that runs all other tests at once is slow, not broken. */
const PATIENCE_MS = 120_000

export type OpenExtension = Awaited<ReturnType<typeof openExtension>>

/**
 * @param server where Cardsight runs.
 * @param files of the extension besides its own, by name.
 */
export async function openExtension(server: string, files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cardsight-extension-'))
  const proxy = await startProxy(server)
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowser(),
    // The headless shell has no extensions.
    headless: false,
    chromiumSandbox: false,
    proxy: { server: proxy.url, bypass: '<-loopback>' },
    args: [
      '--headless=new',
      '--disable-gpu',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-extensions-except=${buildInto(folder, server, files)}`,
      `--load-extension=${join(folder, 'unpacked')}`,
    ],
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const shopTitles = new Map<string, string>()
  const visited = new Set<string>()
  const answerAsStores = (route: Route) => {
    const { protocol, hostname } = new URL(route.request().url())
    const isShop = protocol.startsWith('http') && hostname !== new URL(server).hostname
    const title = shopTitles.get(hostname) ?? 'Home'
    const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`
    return isShop ? route.fulfill({ contentType: 'text/html', body }) : route.continue()
  }
  await context.route('**/*', answerAsStores)
  const background = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return {
    context,
    background,
    /** What left the browser, as 'GET http://…', without its own requests to its makers and connections to open stores. */
    sent: () =>
      proxy.sent.filter((line) => !isBrowsersOwn(line) && !visited.has(line.replace(/^CONNECT /, ''))),
    /** Of the server's answers. */
    statuses: proxy.statuses,
    /** Changes what the server answers, or takes the connection away with null. Undefined ends that. */
    answerWith: proxy.answerWith,
    options: () => openPage(context, background, 'options.html'),
    /** The first tab, which has the store. */
    shop: (): Page => firstOf(context),
    /** The strip on the store's page, which keeps its content from the page; null without one. */
    strip: () => findStrip(firstOf(context)),
    /** Opens a store in the first tab, and the popup about it. */
    popupAt: async (address: string, title = 'Home') => {
      const { hostname } = new URL(address)
      shopTitles.set(hostname, title)
      visited.add(`${hostname}:443`)
      const [shop] = context.pages()
      await shop?.bringToFront()
      await shop?.goto(address)
      return openPage(context, background, 'popup.html')
    },
    /** Opens the popup about the store that is open. */
    popup: () => openPage(context, background, 'popup.html'),
    page: (path: string) => openPage(context, background, path),
    /** Stores no longer answer. While they do, Playwright turns the browser's cache off. */
    leaveStores: () => context.unrouteAll(),
    returnToStores: () => context.route('**/*', answerAsStores),
    badge: () =>
      background.evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true })
        return chrome.action.getBadgeText(tab?.id === undefined ? {} : { tabId: tab.id })
      }),
    close: async () => {
      await context.close()
      await proxy.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

function firstOf(context: BrowserContext): Page {
  const [page] = context.pages()
  if (page === undefined) {
    throw new Error('The browser has no tab')
  }
  return page
}

type Node = Readonly<{
  nodeId: number
  nodeName: string
  nodeValue: string
  children?: Node[]
  shadowRoots?: Node[]
}>

/** Searches what a page's scripts can't see, too. */
async function findStrip(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const within = (node: Node): Node[] => [
    node,
    ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(within),
  ]
  const host = within(root).find(({ nodeName }) => nodeName === 'CARDSIGHT-STRIP')
  const inside = host === undefined ? [] : within(host)
  const close = inside.find(({ nodeName }) => nodeName === 'BUTTON')
  if (close === undefined) {
    await session.detach()
    return null
  }
  const [line] = inside.filter(({ nodeName }) => nodeName === 'P')
  return {
    text:
      line === undefined
        ? ''
        : within(line)
            .map(({ nodeValue }) => nodeValue)
            .join(''),
    close: async () => {
      const { model } = await session.send('DOM.getBoxModel', { nodeId: close.nodeId })
      const [left = 0, top = 0] = model.content
      await page.bringToFront()
      await page.mouse.click(left + model.width / 2, top + model.height / 2)
    },
  }
}

/** A background tab, so that the store's stays the active one, as it is while the real popup is open. */
async function openPage(context: BrowserContext, background: Worker, path: string): Promise<Page> {
  const opened = context.waitForEvent('page')
  await background.evaluate((url) => chrome.tabs.create({ url, active: false }), path)
  const page = await opened
  await page.setViewportSize({ width: 360, height: 600 })
  return page
}

/**
 * Builds the extension and returns the folder to load. It may read the address of every tab, and run the strip: in a headless
 * browser, nobody can press the toolbar button, which allows that for one tab, or answer the browser's questions.
 */
function buildInto(folder: string, server: string, files: Readonly<Record<string, string>>): string {
  const { status, stderr } = spawnSync(process.execPath, [join(extensionFolder, 'build.ts')], {
    encoding: 'utf8',
    env: { ...process.env, VITE_CARDSIGHT_SERVER: server, NODE_ENV: 'production' },
  })
  assert.equal(status, 0, stderr)
  const unpacked = join(folder, 'unpacked')
  cpSync(join(extensionFolder, 'build/chrome'), unpacked, { recursive: true })
  const file = join(unpacked, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  assert.deepEqual(manifest.permissions, ['activeTab', 'storage'])
  assert.deepEqual(manifest.optional_permissions, ['scripting'])
  assert.equal(manifest.host_permissions, undefined)
  const permissions = [...manifest.permissions, ...manifest.optional_permissions]
  writeFileSync(file, JSON.stringify({ ...manifest, permissions, host_permissions: ['*://*/*'] }))
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(unpacked, name), content)
  }
  return unpacked
}

/** Chromium asks Google for updates and sign-in, whatever its flags say. */
function isBrowsersOwn(line: string): boolean {
  return /^(?:CONNECT |\w+ https?:\/\/)(?:[\w-]+\.)*(?:google|googleapis|gstatic|gvt1)\.com[:/]/.test(line)
}

type Change = (text: string) => string

/** Passes on what is for the server, and refuses the rest. */
async function startProxy(target: string) {
  const sent: string[] = []
  const statuses: number[] = []
  let change: Change | null | undefined
  const proxy = createServer((request, response) => {
    sent.push(`${request.method} ${request.url}`)
    if (change === null || request.url?.startsWith(`${target}/`) !== true) {
      response.writeHead(502).end()
      return
    }
    const { pathname, search } = new URL(request.url)
    const headers = { ...request.headers, host: new URL(target).host, 'accept-encoding': 'identity' }
    if (change !== undefined) {
      // The answer has changed, whatever the server's own ETag says.
      delete headers['if-none-match']
    }
    const onward = httpRequest(target + pathname + search, { method: request.method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => answerWith(response, answer.statusCode ?? 502, answer.headers, parts))
    })
    request.pipe(onward)
  })
  const answerWith = (
    response: ServerResponse,
    status: number,
    { 'content-length': _, ...headers }: NodeJS.Dict<string | string[]>,
    parts: readonly Buffer[],
  ) => {
    statuses.push(status)
    const text = Buffer.concat(parts).toString('utf8')
    response.writeHead(status, headers).end((change ?? String)(text))
  }
  proxy.on('connect', (request, socket) => {
    sent.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    sent,
    statuses,
    answerWith: (next: Change | null | undefined) => {
      change = next
    },
    close: () =>
      new Promise<void>((closed) => {
        proxy.closeAllConnections()
        proxy.close(() => closed())
      }),
  }
}
