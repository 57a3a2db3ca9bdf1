import type { Release } from './release.ts'

/** The module that carries a release into the house, and its types: text to be written to `generated/`. */
export function renderModule(release: Release): { js: string; dts: string } {
  return {
    js: [
      "import { deepFreeze } from '../src/deep-freeze.ts'",
      `export const release = deepFreeze(${JSON.stringify(release, null, 1)})`,
      '',
    ].join('\n'),
    dts: [
      "import type { Release } from '../src/release.ts'",
      'export declare const release: Release',
      '',
    ].join('\n'),
  }
}
