/** `npm run mcp`, started as an assistant does. */
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, it } from 'vitest'

it('answers over standard input and output', async () => {
  const transport = new StdioClientTransport({ command: 'npm', args: ['run', '--silent', 'mcp'] })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  const { structuredContent } = await client.callTool({
    name: 'which_card',
    arguments: { cards: ['citi-double-cash'], place: 'Trader Joe’s', amount: 50 },
  })
  // 2% of $50.
  expect(structuredContent).toMatchObject({ choices: [{ earns: 1, isAccepted: true }] })
  await client.close()
})
