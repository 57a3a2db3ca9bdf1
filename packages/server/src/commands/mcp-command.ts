/** `npm run --silent mcp -- [--site URL]`: the tools for assistants over standard input and output. Nothing leaves this machine. */
import { parseArgs } from 'node:util'
import { createRunCatalog } from '@cardsight/answers'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { dayOfMoment } from '@cardsight/engine/dates'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createAssistant } from '../assistant/create-assistant.ts'
import { answerTool } from '../assistant/tools.ts'
import { cacheRuns } from '../services/runs/runs-for.ts'

const runsFor = cacheRuns(releaseWithBusiness, (today, habits) =>
  createRunCatalog(releaseWithBusiness, today, habits),
)
const { site: publicUrl } = parseArgs({
  options: { site: { type: 'string', default: 'http://localhost:3000' } },
}).values

serveStdio(() =>
  createAssistant({
    release: releaseWithBusiness,
    publicUrl,
    ask: async (tool, input) => {
      const today = dayOfMoment(new Date())
      return answerTool(tool, input, {
        release: releaseWithBusiness,
        runsFor: (profile) => runsFor(profile, today),
        today,
        publicUrl,
        own: null,
      })
    },
  }),
)
