/** Explains why the server failed to start, and what to do about it. */
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config.ts'
import { DataFolderInUse } from '../db/lock.ts'
import { SharedDataFolder } from '../db/owner-only.ts'
import { isUnavailable } from '../db/unavailable.ts'

export function explainStartProblem(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError) {
    return [
      `${error.message}. Fix these and start again:`,
      ...error.problems.map((problem) => `  ${problem}`),
    ].join('\n')
  }
  if (error instanceof DataFolderInUse) {
    return `The data folder ${error.folder} is in use by ${error.pid === null ? 'another server' : `process ${error.pid}`}. Stop it, or set DATA_DIR to another folder.`
  }
  if (error instanceof SharedDataFolder) {
    return `${error.message}. Set DATA_DIR to a folder that only Cardsight uses.`
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    const metricsPort = config?.telemetry.metricsServer?.port
    return error instanceof Error && 'port' in error && error.port === metricsPort
      ? `Port ${metricsPort} is in use. Stop the program that uses it, or set METRICS_PORT to another one.`
      : `Port ${config?.port} is in use. Stop the program that uses it, or set PORT to another one.`
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') {
    return `The data folder ${config?.dataDir} can't be written (${code}). Make it writable, or set DATA_DIR to another folder.`
  }
  if (config?.databaseUrl && isUnavailable(error)) {
    return `The database at ${hostAndName(config.databaseUrl)} doesn't respond. Start it, or fix DATABASE_URL.`
  }
  return error instanceof Error ? error.message : String(error)
}

/** Host and name only, because the URL contains a password. */
function hostAndName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
