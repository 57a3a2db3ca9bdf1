/** The second step of a sign-in. */
import { authSentences } from '@cardsight/contract/auth-sentences'
import { z } from 'zod'
import type { Client } from '../../auth/client.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { consumeOneTimeToken, findOneTimeTokenOwner } from '../../repositories/one-time-tokens.ts'
import { lockAccount } from '../../repositories/users.ts'
import type { OpenedSession } from './open-session.ts'
import { finishSignIn } from './pass-first-step.ts'
import { takeCode, wrongCode } from './take-code.ts'

type Ports = Pick<Deps, 'database' | 'clock' | 'cipher' | 'log'>

const ticketSchema = z.object({ remember: z.boolean(), signedInWith: z.enum(['password', 'social']) })

/** Returns the id of the user whose sign-in a ticket continues. Throws if it has expired or was used. */
export async function findTicketOwner({ database: { db }, clock }: Ports, ticket: string): Promise<string> {
  const userId = await findOneTimeTokenOwner(db, ticketKey(ticket), clock())
  if (userId === null) {
    throw expiredTicket()
  }
  return userId
}

/** Signs in with a code of the app or a recovery code. A wrong code doesn't use up the ticket. */
export async function enterCode(
  ports: Ports,
  { ticket, code }: { ticket: string; code: string },
  client: Client,
): Promise<OpenedSession> {
  const now = ports.clock()
  return ports.database.db.transaction().execute(async (transaction) => {
    const taken = await consumeOneTimeToken(transaction, ticketKey(ticket), now)
    const account = taken?.userId ? await lockAccount(transaction, taken.userId) : null
    if (taken === null || account === null) {
      throw expiredTicket()
    }
    if (!(await takeCode(transaction, ports, { account, code, client, now }))) {
      throw wrongCode()
    }
    const { remember, signedInWith } = ticketSchema.parse(taken.data)
    const opening = {
      user: account,
      client,
      remember,
      signedInWith,
      isFirst: false,
      hasSecondFactor: true,
      now,
    }
    return finishSignIn(transaction, opening)
  })
}

function ticketKey(ticket: string) {
  return { purpose: 'second-factor', tokenHash: hashToken(ticket) } as const
}

function expiredTicket(): AppError {
  return new AppError('link-expired', { message: authSentences.handOffDead })
}
