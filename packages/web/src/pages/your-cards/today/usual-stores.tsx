import { MerchantAvatar } from '../../../features/purchases/merchant-avatar.tsx'
import { SmallFace } from '../../../features/your-cards/answer-parts.tsx'
import { formatNumber } from '../../../lib/format-money.ts'
import type { UsualScreen } from '../../../worker/your-cards/today-methods.ts'
import { SectionTitle } from './today-parts.tsx'

/** The card to pay with at each store, and what it earns there. */
export function UsualStores({ usual: { stores, areYours } }: { usual: UsualScreen }) {
  return stores.length === 0 ? null : (
    <section
      aria-labelledby="usual-stores"
      className="mt-8 border-t border-hairline pt-6 first:mt-0 first:border-0 first:pt-0"
    >
      <SectionTitle id="usual-stores" title={areYours ? 'Your usual stores' : 'Common stores'} />
      <ul className="mt-1 divide-y divide-hairline">
        {stores.map(({ name, note, card, percent }) => (
          <li
            key={name}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 narrow:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,16rem)_3.5rem]"
          >
            <MerchantAvatar name={name} />
            <div className="min-w-0">
              <p className="truncate font-semibold">{name}</p>
              <p className="text-sm text-ink-soft max-narrow:hidden">{note}</p>
              <p className="text-sm text-ink-soft narrow:hidden">{card.name}</p>
            </div>
            <div className="hidden min-w-0 items-center gap-3 narrow:flex">
              <div className="w-12 shrink-0">
                <SmallFace card={card} />
              </div>
              <span className="min-w-0 leading-5">{card.name}</span>
            </div>
            <p className="figures text-right font-semibold">{formatNumber(percent, 1)}%</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
