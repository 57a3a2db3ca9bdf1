/** A real Chromium: named, Playwright's own, an installed one, or as root on Debian installed now. */
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
}

export function findBrowser(): string {
  const found = findInstalled() ?? (canInstall() ? install() : undefined)
  if (found === undefined) {
    throw new Error(
      'No Chromium found for the browser tests: install one, or set BROWSER_PATH to its executable.',
    )
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

function install(): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  })
  return findInstalled()
}
