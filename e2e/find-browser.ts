/**
 * Finds a real Chromium: the configured one, Playwright's own, an installed one, or, as root on Debian, installs one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const knownPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** Works for any user; asks for a password on Linux if system libraries are missing. */
const INSTALL_COMMAND = 'npx playwright-core install --with-deps chromium'

/** Chromium's headless shell: the same pages for three quarters of the work. */
const shell = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

/** For the hundreds of visits of the tests: the headless shell if available, otherwise any browser. */
export function findTestBrowser(): string {
  if (process.env.BROWSER_PATH === undefined) {
    if (!existsSync(shell.path) && canInstall()) {
      install(shell.package)
    }
    if (existsSync(shell.path)) {
      return shell.path
    }
  }
  return findBrowser()
}

/** For measurements: a full browser. */
export function findBrowser(): string {
  if (findInstalled() === undefined && canInstall()) {
    install('chromium')
  }
  const found = findInstalled()
  if (found === undefined) {
    throw new Error(`No Chromium found for the browser tests. Install one with: ${INSTALL_COMMAND}`)
  }
  return found
}

function findInstalled(): string | undefined {
  const candidates = [process.env.BROWSER_PATH, playwrightsOwn(), ...(knownPaths[process.platform] ?? [])]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
}
