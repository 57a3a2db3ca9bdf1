/**
 * `npm run build:extension`: builds the extension for each browser, as a folder to load and a zip to publish.
 * `VITE_CARDSIGHT_SERVER` is where Cardsight runs if the person doesn't enter another address.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { type Zippable, zipSync } from 'fflate'
import { build, type InlineConfig } from 'vite'
import { manifestFor, targets } from './manifest.ts'

const folder = import.meta.dirname
const OUTPUT = join(folder, 'build')
const SHARED = join(OUTPUT, 'shared')
/** Larger packages are slow to update. */
const MOST_BYTES = 1_500_000

const browsers = ['chrome123', 'edge123', 'firefox142']

rmSync(OUTPUT, { recursive: true, force: true })
await bundle({ input: ['popup.html', 'options.html'].map((page) => join(folder, page)) })
for (const [name, source] of Object.entries({ background: 'background/main.ts', strip: 'strip/strip.ts' })) {
  await bundle({
    input: { [name]: join(folder, 'src', source) },
    output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
  })
}
cpSync(join(folder, 'icons'), join(SHARED, 'icons'), { recursive: true })
cpSync(join(folder, 'NOTICE.md'), join(SHARED, 'NOTICE.md'))

const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
for (const target of targets) {
  const unpacked = join(OUTPUT, target)
  mkdirSync(unpacked)
  cpSync(SHARED, unpacked, { recursive: true })
  writeFileSync(join(unpacked, 'manifest.json'), `${JSON.stringify(manifestFor(target, version), null, 2)}\n`)
  const zip = zipSync(filesIn(unpacked), { level: 9, mtime: '1980-01-02T00:00:00Z' })
  if (zip.length > MOST_BYTES) {
    throw new Error(`The ${target} package has ${zip.length} bytes, more than ${MOST_BYTES}`)
  }
  writeFileSync(join(OUTPUT, `cardsight-${target}.zip`), zip)
  process.stdout.write(`extension: cardsight-${target}.zip, ${Math.round(zip.length / 1000)} kB\n`)
}
rmSync(SHARED, { recursive: true })

type Bundle = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>

async function bundle(options: Bundle): Promise<void> {
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    // zod would try to compile text. Extensions can't, and stores ask about code that could.
    define: { Function: 'undefined' },
    build: {
      outDir: SHARED,
      emptyOutDir: false,
      target: browsers,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 3000,
      // The table of sites is a string that several functions read. Inlined, each would have a copy.
      rolldownOptions: { ...options, optimization: { inlineConst: false } },
    },
  })
}

function filesIn(path: string): Zippable {
  const names = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort()
  return Object.fromEntries(
    names.map((name) => [name.split(sep).join('/'), new Uint8Array(readFileSync(join(path, name)))]),
  )
}
