import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../../../scripts/sandbox-bank.ts', import.meta.url))

it('runs standalone: prints one line with URL and credentials, serves requests, and stops on SIGTERM', async () => {
  const bank = spawn(process.execPath, [script, '--port', '0', '--fast', '--no-rate-limits'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    bank.kill('SIGKILL')
  })
  const lines: string[] = []
  const reader = createInterface({ input: bank.stdout })
  reader.on('line', (line) => lines.push(line))
  await once(reader, 'line')
  const { baseUrl, clientId, secret } = JSON.parse(lines[0] ?? '')
  const response = await fetch(`${baseUrl}/institutions/get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret },
    body: JSON.stringify({ count: 1, offset: 0, country_codes: ['US'] }),
  })
  expect(response.status).toBe(200)
  bank.kill('SIGTERM')
  const [code] = await once(bank, 'exit')
  expect(code).toBe(0)
  expect(lines).toHaveLength(1)
})
