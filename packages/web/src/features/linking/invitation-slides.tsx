import { Carousel } from '../../ui/carousel.tsx'
import { linkingText } from './linking-text.ts'
import { BarsDrawing, CardDrawing, DonutDrawing } from './slide-drawings.tsx'

const drawings = [DonutDrawing, CardDrawing, BarsDrawing] as const

export function InvitationSlides() {
  return (
    <Carousel label="What you’ll see">
      {linkingText.slides.map((caption, index) => {
        const Drawing = drawings[index] ?? DonutDrawing
        return (
          <figure key={caption} className="flex h-full flex-col items-center">
            <Drawing />
            <figcaption className="mt-3 text-center font-serif text-lg font-medium text-balance">
              {caption}
            </figcaption>
          </figure>
        )
      })}
    </Carousel>
  )
}
