import type { AccessToken } from '@cardsight/contract/account'
import type { ConnectCode } from '@cardsight/contract/extension'
import { useEffect, useState } from 'react'
import { useStable } from '../../../lib/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'
import { useSecurityAction } from '../confirm-identity.tsx'
import { EXTENSION_HASH } from '../use-resume.ts'
import { TokenList } from './token-list.tsx'

const ASK_EVERY_MS = 3000

type ExtensionsProps = {
  extensions: readonly AccessToken[]
  calls: Pick<AccountCalls, 'createExtensionCode' | 'revokeToken'>
  onChanged: () => Promise<unknown>
}

/** Connected browser extensions, and a code that connects another one. */
export function Extensions({ extensions, calls, onChanged }: ExtensionsProps) {
  const [code, setCode] = useState<PendingCode | null>(null)
  const { isBusy, run } = useSecurityAction(accountText.codeFailed)
  const connect = async () => {
    const created = await run(() => calls.createExtensionCode(), EXTENSION_HASH)
    if (created) {
      setCode({ ...created, others: new Set(extensions.map(({ id }) => id)) })
    }
  }
  useConnected({ code, extensions, onChanged, onEnd: () => setCode(null) })
  return (
    <>
      {code !== null && (
        <div className="mb-5">
          <CopyField
            label="Your code"
            hint={accountText.extensionCodeHint}
            value={code.code}
            action="Copy"
            status={{ before: 'Code created', after: 'Code copied' }}
          />
        </div>
      )}
      <TokenList tokens={extensions} calls={calls} onRevoked={onChanged} />
      <Button variant="secondary" busy={isBusy} onClick={() => void connect()}>
        Connect the browser extension
      </Button>
    </>
  )
}

/** `others` were connected before. */
type PendingCode = ConnectCode & Readonly<{ others: ReadonlySet<string> }>

type Pending = {
  code: PendingCode | null
  extensions: readonly AccessToken[]
  onChanged: () => Promise<unknown>
  onEnd: () => void
}

/** Looks for the new extension until it's there or the code has expired. */
function useConnected({ code, extensions, onChanged, onEnd }: Pending): void {
  const toast = useToast()
  const ask = useStable(() => void onChanged())
  const end = useStable(onEnd)
  const isConnected = code !== null && extensions.some(({ id }) => !code.others.has(id))
  useEffect(() => {
    if (code === null) {
      return
    }
    const asking = setInterval(ask, ASK_EVERY_MS)
    const ending = setTimeout(end, new Date(code.expiresAt).getTime() - Date.now())
    return () => {
      clearInterval(asking)
      clearTimeout(ending)
    }
  }, [code, ask, end])
  useEffect(() => {
    if (isConnected) {
      end()
      toast({ tone: 'good', text: accountText.extensionConnected })
    }
  }, [isConnected, end, toast])
}
