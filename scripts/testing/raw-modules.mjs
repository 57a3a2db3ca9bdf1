/** Lets Node import a file with `?raw` as text, as Vite does. Workers of tests preload it. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('?raw')) {
      return nextLoad(url, context)
    }
    const text = JSON.stringify(readFileSync(new URL(url), 'utf8'))
    return { format: 'module', source: `export default ${text}`, shortCircuit: true }
  },
})
