import { transitionUseCases } from '#server/lifecycle/transition-use-cases.ts'
import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { endWishes } from './tasks/end-wishes.ts'
import { tellAnswers } from './tasks/tell-answers.ts'
import { tellLendersTask } from './tasks/tell-lenders.ts'
import { answerWish } from './use-cases/answer-wish.ts'
import { postWish } from './use-cases/post-wish.ts'
import { wish } from './wish.ts'
import { wishCases } from './wish-cases.ts'

export const wishesArea: Area = {
  useCases: [postWish, answerWish, ...transitionUseCases(wish)],
  tasks: [tellLendersTask],
  jobs: [tellAnswers, endWishes],
  caseSubjects: [wishCases],
  personalData,
}
