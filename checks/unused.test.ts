import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repo-files.ts'

const KNIP_TIMEOUT_MS = 1_200_000

it('reports no unused file, export or dependency', { timeout: KNIP_TIMEOUT_MS }, () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--no-config-hints', '--reporter', 'compact'],
    { cwd: root, encoding: 'utf8', timeout: KNIP_TIMEOUT_MS },
  )
  expect(`${stdout}${stderr}`.trim()).toBe('')
  expect(status).toBe(0)
})
