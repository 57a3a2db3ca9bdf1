import { extensionSentences } from '@cardsight/contract/extension'
import { pagePaths } from '@cardsight/contract/paths'
import { useState } from 'react'
import { connect, disconnect } from '../browser/account.ts'
import type { Stored } from '../browser/storage.ts'

/** Connects this browser to an account, whose cards then count instead of those typed here. */
export function AccountLink({ account, server }: Pick<Stored, 'account' | 'server'>) {
  return account === null || account.key === null ? (
    <ConnectForm server={server} isRevoked={account !== null} />
  ) : (
    <div className="mt-4">
      <p>
        {account.held === null
          ? 'Connected. Your cards will show up once we can reach Cardsight.'
          : `From your Cardsight account, as of ${new Date(account.checkedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}.`}
      </p>
      <button type="button" className="secondary mt-3" onClick={() => void disconnect()}>
        Disconnect
      </button>
    </div>
  )
}

function ConnectForm({ server, isRevoked }: Readonly<{ server: string; isRevoked: boolean }>) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    setIsBusy(true)
    setProblem(await connect(code))
    setIsBusy(false)
  }
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isRevoked && (
        <p className="mb-3 rounded-control bg-brick-tint p-3">
          Your account no longer shares its cards with this browser, so we removed them.{' '}
          <button type="button" className="text-button" onClick={() => void disconnect()}>
            OK
          </button>
        </p>
      )}
      <p className="text-ink-soft">
        Loads your cards from your account. {extensionSentences.shared} {extensionSentences.notShared} Create
        a code on{' '}
        <a
          className="text-link underline"
          href={`${server}${pagePaths.account}#extension`}
          target="_blank"
          rel="noopener"
        >
          your account page
        </a>
        .
      </p>
      <label className="mt-3 block font-medium">
        Code
        <input
          type="text"
          className="control mt-1 font-normal"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <p role="status" className="mt-1 text-brick">
        {problem}
      </p>
      <button type="submit" className="primary mt-2" disabled={code.trim() === '' || isBusy}>
        Connect
      </button>
    </form>
  )
}
