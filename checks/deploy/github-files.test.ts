import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { filesBelow, readText, root } from '../repo-files.ts'

const workflowSchema = z.object({
  permissions: z.object({ contents: z.literal('read') }).strict(),
  jobs: z.object({
    test: z.object({
      'runs-on': z.literal(`\${{ matrix.system }}`),
      strategy: z.object({ matrix: z.object({ system: z.array(z.string()) }) }),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  }),
})
const dependabotSchema = z.object({
  updates: z.array(z.object({ 'package-ecosystem': z.string(), directory: z.literal('/') })),
})
const formSchema = z.object({
  name: z.string(),
  description: z.string(),
  body: z.array(z.object({ type: z.enum(['markdown', 'textarea', 'input']), id: z.string().optional() })),
})

describe('CI', () => {
  const { jobs } = workflowSchema.parse(parse(readText('.github/workflows/ci.yml')))
  const commands = jobs.test.steps.flatMap(({ run = [] }) => run)

  it('runs npm start, and every test', () => {
    expect(commands).toContain('node scripts/smoke.mjs')
    expect(readText('scripts/smoke.mjs')).toContain("spawn('npm', ['start']")
    expect(commands.at(-1)).toBe('npm run test:all')
  })

  it('covers Linux on both processors, and macOS', () => {
    expect(jobs.test.strategy.matrix.system.map((system) => system.replace(/-[\d.]+/, ''))).toEqual([
      'ubuntu',
      'ubuntu-arm',
      'macos',
    ])
  })

  it('pins a major version of every action', () => {
    const actions = jobs.test.steps.flatMap(({ uses = [] }) => uses)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/@v\d+$/.test(action))).toEqual([])
  })
})

describe('Dependabot', () => {
  const manifests: Readonly<Record<string, string>> = {
    npm: 'package-lock.json',
    docker: 'Dockerfile',
    'docker-compose': 'compose.yaml',
    'github-actions': '.github/workflows',
  }

  it('updates what is there', () => {
    const { updates } = dependabotSchema.parse(parse(readText('.github/dependabot.yml')))
    const ecosystems = updates.map((update) => update['package-ecosystem'])
    expect(ecosystems.sort()).toEqual(Object.keys(manifests).sort())
    expect(Object.values(manifests).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('issue templates', () => {
  const forms = filesBelow('.github/ISSUE_TEMPLATE').filter((path) => !path.endsWith('config.yml'))

  it.each(forms)('%s is a form with distinct fields', (path) => {
    const ids = formSchema.parse(parse(readText(path))).body.flatMap(({ id = [] }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
