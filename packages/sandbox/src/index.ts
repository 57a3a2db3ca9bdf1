export { createFileStore } from './bank/store/file-store.ts'
export { loadCredentials } from './bank/store/load-credentials.ts'
export { createMemoryStore } from './bank/store/memory-store.ts'
export { createSandbox, type SandboxOptions } from './sandbox.ts'
