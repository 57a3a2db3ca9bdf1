import type { WalletCatalog } from '@cardsight/contract/wallet'
import type { Years } from '@cardsight/engine/cards'
import type { ReactNode } from 'react'
import { CardPicker } from '../../cards/card-picker.tsx'
import { Toggle } from '../../ui/checkbox.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { Accordion, AccordionItem } from '../../ui/fold-out.tsx'
import type { WalletSettings } from '../../worker/wallet-question.ts'
import type { PersonalLimits } from './obstacles.ts'
import { MAX_OWNED_CARDS, sizesFor } from './wallet-sizes.ts'

type WalletFormProps = {
  catalog: WalletCatalog
  settings: WalletSettings
  onSettings: (settings: WalletSettings) => void
  limits: PersonalLimits
  onLimits: (limits: PersonalLimits) => void
}

const MAX_OPENED = 99

/** The wallet's settings: your cards, how many, how long, and what you can't get. */
export function WalletForm({ catalog, settings, onSettings, limits, onLimits }: WalletFormProps) {
  const set = (changes: Partial<WalletSettings>) => onSettings({ ...settings, ...changes })
  const openCards = catalog.cards.filter(({ status }) => status === 'open')
  return (
    <div className="grid gap-5">
      <CardPicker
        label="Cards you have"
        hint={`Up to ${MAX_OWNED_CARDS}. They stay in your wallet. Leave this empty to start from scratch.`}
        max={MAX_OWNED_CARDS}
        cards={catalog.cards}
        chosen={settings.owned}
        onChange={(owned) => set({ owned })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Total cards"
          value={settings.size}
          onChange={({ target }) => set({ size: Number(target.value) })}
        >
          {sizesFor(settings.owned.length).map((size) => (
            <option key={size} value={size} disabled={size < settings.owned.length}>
              {size === 1 ? '1 card' : `${size} cards`}
            </option>
          ))}
        </Select>
        <Select
          label="Time frame"
          value={settings.years}
          onChange={({ target }) => set({ years: yearsOf(target.value) })}
        >
          <option value={1}>1 year</option>
          <option value={2}>2 years</option>
          <option value={3}>3 years</option>
        </Select>
      </div>
      <Toggle
        label="Include intro bonus"
        checked={settings.isIntro}
        onChange={({ target }) => set({ isIntro: target.checked })}
      />
      <Accordion>
        <Part title="Cards and bonuses you can’t get">
          <div className="grid gap-4">
            <TextField
              label="Cards opened in the last 24 months"
              hint="Some issuers turn you down if you opened many."
              inputMode="numeric"
              value={limits.openedIn24Months === 0 ? '' : String(limits.openedIn24Months)}
              onChange={({ target }) => {
                const opened = Number(target.value.replaceAll(/\D/g, ''))
                onLimits({ ...limits, openedIn24Months: Math.min(opened, MAX_OPENED) })
              }}
            />
            <CardPicker
              label="Bonuses you’ve already received"
              cards={openCards}
              chosen={limits.hadBonus}
              onChange={(hadBonus) => onLimits({ ...limits, hadBonus })}
            />
            <CardPicker
              label="Bonuses excluded by a family rule"
              hint="If an issuer pays only one bonus for a family of cards."
              cards={openCards}
              chosen={limits.hadInFamily}
              onChange={(hadInFamily) => onLimits({ ...limits, hadInFamily })}
            />
            <CardPicker
              label="Cards you don’t want"
              cards={openCards}
              chosen={limits.unwanted}
              onChange={(unwanted) => onLimits({ ...limits, unwanted })}
            />
          </div>
        </Part>
      </Accordion>
    </div>
  )
}

function yearsOf(text: string): Years {
  return ([1, 2, 3] as const).find((years) => String(years) === text) ?? 1
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccordionItem title={title}>
      <div className="text-ink">{children}</div>
    </AccordionItem>
  )
}
