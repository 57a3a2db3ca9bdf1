import {
  type AccessToken,
  type CreateToken,
  createTokenSchema,
  type NewAccessToken,
  tokenDays,
} from '@cardsight/contract/account'
import { useState } from 'react'
import { type FieldErrors, schemaErrorsOf, type Values } from '../../../features/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Select, TextField } from '../../../ui/field.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'
import { ProfileModal } from '../change-sign-in-modals.tsx'
import { useConfirmed } from '../confirm-identity.tsx'
import { useToastForm } from '../profile-form.tsx'
import { TOKENS_HASH } from '../use-resume.ts'
import { TokenList } from './token-list.tsx'

type AccessTokensProps = {
  tokens: readonly AccessToken[]
  calls: Pick<AccountCalls, 'createToken' | 'revokeToken'>
  onChanged: () => Promise<unknown>
}

export function AccessTokens({ tokens, calls, onChanged }: AccessTokensProps) {
  const [isCreating, setIsCreating] = useState(false)
  const [created, setCreated] = useState<NewAccessToken | null>(null)
  const handleCreated = (token: NewAccessToken) => {
    setIsCreating(false)
    setCreated(token)
    void onChanged()
  }
  return (
    <>
      {created !== null && (
        <div className="mb-5">
          <CopyField
            label={`Your token for ${created.details.name}`}
            hint={accountText.tokenShownOnce}
            value={created.token}
            action="Copy"
            status={{ before: 'Token created', after: 'Token copied' }}
          />
          <p className="mt-2 text-sm text-ink-soft">
            Connect your assistant to <code className="break-all">{`${window.location.origin}/mcp`}</code> and
            add the token as its bearer token.
          </p>
        </div>
      )}
      <TokenList
        tokens={tokens}
        calls={calls}
        onRevoked={async (id) => {
          setCreated((shown) => (shown?.details.id === id ? null : shown))
          await onChanged()
        }}
      />
      <Button variant="secondary" onClick={() => setIsCreating(true)}>
        Create a token
      </Button>
      <CreateTokenModal
        open={isCreating}
        onOpenChange={setIsCreating}
        calls={calls}
        onCreated={handleCreated}
      />
    </>
  )
}

type Field = 'name' | 'hasCards' | 'hasSpending' | 'days'

type CreateTokenModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  calls: Pick<AccountCalls, 'createToken'>
  onCreated: (token: NewAccessToken) => void
}

function CreateTokenModal({ open, onOpenChange, calls, onCreated }: CreateTokenModalProps) {
  const confirmed = useConfirmed()
  const { errors, isBusy, formProps } = useToastForm<Field>({
    fields: ['name', 'hasCards', 'hasSpending', 'days'],
    check: checkToken,
    send: async (values) => {
      const token = await confirmed(() => calls.createToken(toToken(values)), TOKENS_HASH)
      if (token !== null) {
        onCreated(token)
      }
      return 'stay'
    },
  })
  return (
    <ProfileModal
      open={open}
      onOpenChange={onOpenChange}
      title="Create an access token"
      description={accountText.tokenLead}
      action="Create"
      {...{ formProps, isBusy }}
    >
      <TextField
        label="Name"
        name="name"
        hint="Such as the assistant that will use it."
        autoComplete="off"
        error={errors.name}
      />
      <fieldset>
        <legend className="font-medium">What it can read</legend>
        <Checkbox name="hasCards" label="Cards you have, and the profile that your results assume" />
        <Checkbox name="hasSpending" label="Spending totals by category, without purchases" />
      </fieldset>
      <Select label="Expires after" name="days" error={errors.days}>
        {tokenDays.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </Select>
    </ProfileModal>
  )
}

function checkToken(values: Values<Field>): FieldErrors<Field> {
  const { success, error } = createTokenSchema.safeParse(toToken(values))
  return success || error === undefined ? {} : schemaErrorsOf({ safeParse: () => ({ error }) }, values)
}

function toToken({ name, hasCards, hasSpending, days }: Values<Field>): CreateToken {
  return {
    name: name.trim(),
    hasCards: hasCards === 'on',
    hasSpending: hasSpending === 'on',
    days: tokenDays.find((each) => String(each) === days) ?? tokenDays[0],
  }
}
