import type { LinkExit } from '@cardsight/contract/banking'
import type { Deps } from '../../deps.ts'

const MAX_VALUE_LENGTH = 100
const LOGGED_METADATA = ['status', 'link_session_id', 'request_id']

/** For the log only. Of what a browser sends, only short values of known fields are logged. */
export function reportLinkExit({ log }: Pick<Deps, 'log'>, userId: string, { error, metaData }: LinkExit) {
  const logged = LOGGED_METADATA.flatMap((name) => {
    const value = metaData[name]
    return typeof value === 'string' ? [[name, value.slice(0, MAX_VALUE_LENGTH)]] : []
  })
  log.info(
    {
      userId,
      errorType: error.error_type.slice(0, MAX_VALUE_LENGTH),
      errorCode: error.error_code.slice(0, MAX_VALUE_LENGTH),
      ...Object.fromEntries(logged),
    },
    'a user left the linking flow with an error',
  )
}
