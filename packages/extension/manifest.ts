/** The manifest of the extension, which differs a little between browsers. */
type Target = 'chrome' | 'firefox'

/** Chrome and Edge take the same package. */
export const targets: readonly Target[] = ['chrome', 'firefox']

export function manifestFor(target: Target, version: string): Readonly<Record<string, unknown>> {
  return {
    manifest_version: 3,
    name: 'Cardsight: which card here?',
    short_name: 'Cardsight',
    description:
      'Says which of your credit cards earns the most at the store that is open. Your cards stay in your browser.',
    version,
    icons: { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' },
    action: { default_popup: 'popup.html', default_title: 'Which card here?' },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['activeTab', 'storage'],
    // For the strip at checkouts. Asked for with the first site.
    optional_permissions: ['scripting'],
    // Asked for one site at a time, when a person switches the site on.
    optional_host_permissions: ['*://*/*'],
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'" },
    ...background[target],
  }
}

const background = {
  chrome: { background: { service_worker: 'background.js' }, minimum_chrome_version: '123' },
  firefox: {
    background: { scripts: ['background.js'] },
    browser_specific_settings: {
      gecko: {
        id: 'extension@cardsight',
        // The first with the key below on Android, too.
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  },
} as const
