import type { LinkExit } from '@cardsight/contract'
import type { Deps } from '../../deps.ts'

const LONGEST_VALUE = 100
const KEPT_METADATA = ['status', 'link_session_id', 'request_id']

/** For the log only. Of what a browser sends, only short values of known fields are logged. */
export function reportLinkExit({ log }: Pick<Deps, 'log'>, userId: string, { error, metaData }: LinkExit) {
  const kept = KEPT_METADATA.flatMap((name) => {
    const value = metaData[name]
    return typeof value === 'string' ? [[name, value.slice(0, LONGEST_VALUE)]] : []
  })
  log.info(
    {
      userId,
      errorType: error.error_type.slice(0, LONGEST_VALUE),
      errorCode: error.error_code.slice(0, LONGEST_VALUE),
      ...Object.fromEntries(kept),
    },
    'a user left the linking flow with an error',
  )
}
