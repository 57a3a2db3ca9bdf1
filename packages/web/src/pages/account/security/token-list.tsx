import type { AccessToken } from '@cardsight/contract/account'
import { useState } from 'react'
import { formatMoment } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'
import { useSecurityAction } from '../confirm-identity.tsx'
import { TOKENS_HASH } from '../use-resume.ts'

type TokenListProps = {
  tokens: readonly AccessToken[]
  calls: Pick<AccountCalls, 'revokeToken'>
  onRevoked: (tokenId: string) => Promise<unknown>
}

/** Tokens of assistants, or connected extensions, each with a way to revoke it. */
export function TokenList({ tokens, calls, onRevoked }: TokenListProps) {
  const [revoked, setRevoked] = useState<AccessToken | null>(null)
  return (
    <>
      {tokens.length > 0 && (
        <ul className="-mt-3 mb-3 divide-y divide-hairline">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      <RevokeTokenModal token={revoked} onClose={() => setRevoked(null)} {...{ calls, onRevoked }} />
    </>
  )
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, createdAt, expiresAt, lastUsedAt } = token
  const isExpired = new Date(expiresAt).getTime() <= Date.now()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 py-4">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {scopeOf(token)} <Moment at={createdAt} />, {lastUsedAt === null ? 'not used yet' : 'last used '}
          {lastUsedAt !== null && <Moment at={lastUsedAt} />}. {isExpired ? 'Expired' : 'Expires'}{' '}
          <Moment at={expiresAt} />.
        </p>
      </div>
      <Button variant="secondary" size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}

function scopeOf({ hasCards, hasSpending, isExtension }: AccessToken): string {
  const scopes = [hasCards ? 'cards' : null, hasSpending ? 'spending totals' : null].filter(Boolean)
  return isExtension ? 'Connected' : `Reads your ${scopes.join(' and ')}. Created`
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>
}

type RevokeTokenModalProps = {
  /** Null closes the modal. */
  token: AccessToken | null
  calls: Pick<AccountCalls, 'revokeToken'>
  onClose: () => void
  onRevoked: (tokenId: string) => Promise<unknown>
}

function RevokeTokenModal({ token, calls, onClose, onRevoked }: RevokeTokenModalProps) {
  const { isBusy, run } = useSecurityAction(accountText.tokenFailed)
  const toast = useToast()
  const revoke = async (token: AccessToken) => {
    const { id } = token
    if (await run(() => calls.revokeToken(id), TOKENS_HASH)) {
      toast({
        tone: 'good',
        text: token.isExtension ? accountText.extensionRevoked : accountText.tokenRevoked,
      })
      await onRevoked(id)
    }
    onClose()
  }
  return (
    <Modal
      open={token !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={token?.isExtension ? 'Disconnect this extension?' : 'Revoke this token?'}
      description={token?.isExtension ? accountText.disconnectLead : accountText.revokeLead}
      width={400}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => token && void revoke(token)}>
            Revoke
          </Button>
        </>
      }
    >
      <p className="font-medium break-words">{token?.name}</p>
    </Modal>
  )
}
