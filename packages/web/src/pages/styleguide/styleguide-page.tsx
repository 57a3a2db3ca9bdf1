import { ToastProvider } from '../../ui/toast.tsx'
import { ActionsSection } from './actions-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { ChartsSection } from './charts-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FloatingSection } from './floating-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { TablesSection } from './tables-section.tsx'
import { TokensSection } from './tokens-section.tsx'
import { WaitingSection } from './waiting-section.tsx'

export function StyleguidePage() {
  return (
    <ToastProvider>
      <div className="mx-auto max-w-page px-4 pb-16 narrow:px-8">
        <header className="py-14">
          <p className="ledger-label text-ink-soft">Cardsight</p>
          <h1 className="narrow:text-4xl">Style guide</h1>
          <p className="mt-4 max-w-text text-lg text-ink-soft">Every component in every state.</p>
        </header>
        <TokensSection />
        <ActionsSection />
        <FormsSection />
        <ChoicesSection />
        <FloatingSection />
        <WaitingSection />
        <TablesSection />
        <ChartsSection />
        <CardsSection />
        <ProfileSection />
      </div>
    </ToastProvider>
  )
}
