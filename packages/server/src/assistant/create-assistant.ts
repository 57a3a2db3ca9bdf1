/** An MCP server: the tools and resources that assistants see, over any transport. */
import type { Release } from '@cardsight/catalog'
import { pagePaths } from '@cardsight/contract/paths'
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { type ToolAnswer, tools } from './tools.ts'

type Assistant = Readonly<{
  release: Release
  publicUrl: string
  /** Answers a call of a tool. It may reject, for example if the caller asked for too much. */
  ask: (tool: string, input: unknown) => Promise<ToolAnswer>
}>

const INSTRUCTIONS =
  'Cardsight ranks US credit cards by what they would earn on a person’s real spending. Amounts are dollars. Say what an answer assumes, and the date of terms. Ask for monthly spending if you don’t know it. Banks can’t pay to rank higher.'

export function createAssistant({ release, publicUrl, ask }: Assistant): McpServer {
  const server = new McpServer({ name: 'cardsight', version: '1.0.0' }, { instructions: INSTRUCTIONS })
  for (const { name, title, description, input, output } of tools) {
    const annotations = { readOnlyHint: true, openWorldHint: false }
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations },
      async (given) => toResult(await ask(name, given)),
    )
  }
  server.registerResource(
    'methodology',
    new URL(pagePaths.methodology, publicUrl).href,
    { title: 'How we rank', description: 'What a total consists of', mimeType: 'text/plain' },
    async ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/plain', text: METHODOLOGY }] }),
  )
  server.registerResource(
    'card',
    new ResourceTemplate('cardsight://cards/{cardId}', { list: undefined }),
    {
      title: 'A card',
      description: 'The facts of a card, as in the open data',
      mimeType: 'application/json',
    },
    async ({ href }, { cardId }) => {
      const card = release.cards.find(({ id }) => id === cardId)
      if (card === undefined) {
        throw new RangeError(`There is no card with the id ${String(cardId)}.`)
      }
      return { contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify(card) }] }
    },
  )
  return server
}

const METHODOLOGY = `Total = rewards + welcome bonus - annual fees, over 1, 2 or 3 years.
Rewards: every purchase of the past year is run against the card's rates, caps and credits, on today's terms.
Welcome bonus: we count it only if the spending earns it in time. Everything earned only once is part of it.
Points: we count what they're worth without transfers to partners, unless the person says otherwise.
Who: cards that the person can get. Assumed unless said otherwise: good credit, no loyalty programs, no memberships, balance paid in full.
Order: strictly by total. Banks can't pay to rank higher.`

function toResult(answer: ToolAnswer) {
  if ('problem' in answer) {
    return { isError: true, content: [{ type: 'text' as const, text: answer.problem }] }
  }
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(answer.answer) }],
    structuredContent: { ...answer.answer },
  }
}
