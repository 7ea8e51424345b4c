import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { calendarFeeds } from './feed/calendar-feeds.ts'
import { itemCases } from './item-cases.ts'
import { listing } from './listing.ts'
import { personalData } from './personal-data.ts'
import { revision } from './revision.ts'
import { countPlaces } from './tasks/count-places.ts'
import { indexItems } from './tasks/index-items.ts'
import { refreshSources } from './tasks/refresh-sources.ts'
import { sweepRevisions } from './tasks/sweep-revisions.ts'
import { addCalendarSource } from './use-cases/add-calendar-source.ts'
import { changeListing } from './use-cases/change-listing.ts'
import { changeRentalTimes } from './use-cases/change-rental-times.ts'
import { changeUnit } from './use-cases/change-unit.ts'
import { createCalendarFeed } from './use-cases/create-calendar-feed.ts'
import { deleteItem } from './use-cases/delete-item.ts'
import { editListingFor } from './use-cases/edit-listing-for.ts'
import { featureItem } from './use-cases/feature-item.ts'
import { locateItem } from './use-cases/locate-item.ts'
import { pauseItem } from './use-cases/pause-item.ts'
import { publishItem } from './use-cases/publish-item.ts'
import { retireItem } from './use-cases/retire-item.ts'
import { seeListing } from './use-cases/see-listing.ts'
import { showConditionPhoto } from './use-cases/show-condition-photo.ts'
import { unfeatureItem } from './use-cases/unfeature-item.ts'

export const listingArea: Area = {
  useCases: [
    ...transitionUseCases(listing),
    ...transitionUseCases(revision),
    addCalendarSource,
    changeListing,
    changeRentalTimes,
    changeUnit,
    createCalendarFeed,
    deleteItem,
    editListingFor,
    featureItem,
    locateItem,
    pauseItem,
    publishItem,
    retireItem,
    showConditionPhoto,
    seeListing,
    unfeatureItem,
  ],
  jobs: [countPlaces, indexItems, refreshSources, sweepRevisions],
  routes: [{ path: '/calendar-feeds', create: calendarFeeds }],
  caseSubjects: [itemCases],
  personalData,
}
