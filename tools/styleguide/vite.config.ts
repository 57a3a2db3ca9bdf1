import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { cssTarget } from '../../packages/web/vite.config.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [tailwindcss()],
  build: { outDir: join(root, '../../.cache/styleguide'), emptyOutDir: true, cssTarget },
  server: { port: 5174 },
})
