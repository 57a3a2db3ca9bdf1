export { createSandbox, type SandboxOptions } from './sandbox.ts'
