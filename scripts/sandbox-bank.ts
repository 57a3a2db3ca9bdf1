/**
 * Runs the sandbox bank alone, for any Plaid client:
 * npm run --silent sandbox-bank -- --port N [--data FILE] [--fast] [--no-rate-limits]
 * Prints one line of JSON with base URL, client id and secret, then serves until it's stopped.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createFileStore, createMemoryStore, createSandbox, loadCredentials } from '@cardsight/sandbox'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    fast: { type: 'boolean', default: false },
    'no-rate-limits': { type: 'boolean', default: false },
  },
})

const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`sandbox-bank: --port must be a number from 0 to 65535, not ${values.port}`)
  process.exit(1)
}

const store = values.data === undefined ? createMemoryStore() : createFileStore(values.data)
const credentials = await loadCredentials(store, randomBytes)
const bank = createSandbox({
  ...credentials,
  store,
  random: randomBytes,
  limits: values['no-rate-limits'] ? 'off' : 'enforced',
  allowedRedirectUris: 'any',
  ...(values.fast ? { timeline: { initialMs: 0, historicalMs: 0 } } : {}),
})
const baseUrl = await bank.listen({ port, host: '127.0.0.1' })
console.log(JSON.stringify({ baseUrl, ...credentials }))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void bank.close()
  })
}
