import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../e2e/find-browser.ts'

const launchArguments = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
]

/** The browser in which pages are measured. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false, args: launchArguments })
}
