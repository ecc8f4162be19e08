/**
 * What a partner's file may be told by the specification's names, where ours say it otherwise or nobody may say it. Whoever writes one of them
 * reads why, and what to write.
 */
export const otherNames: Readonly<Record<string, string>> = {
  pageTitle: 'a page is called by what is sold and who sells it',
  hideStepAmount: '"stepCounter" says it: true counts steps, false counts nothing',
  directForm: 'a channel without a "landing" begins with its first question',
  hasLandingPage: 'a channel with a "landing" has one',
  canShowSidebar: '"navigator" says it',
  enableProposalRestartAtAnytime: '"restart" says it',
  stepsWithReuseDocument: '"reuseDocuments" lists the steps',
  disrupture: '"idle" says after how many seconds of rest what is asked',
  waitingFinishFillProposalSelfContract:
    'while somebody else fills the form in, the customer waits without being told to',
  hideNotificationPageLink:
    'there is no page of notifications: what happens is told by message and on the page of the order',
  questionLabels: 'nobody is asked how they liked it',
  deviceSettings: "they are the customer's own, on their own device",
  miniLogo: 'one "logo" serves every width',
  images: '"logo", "logoDark", "favicon", "desktopBackground" and "hero.motif" are the pictures',
  home: 'the picture of the first page is "landing.scene", and "hero.motif" behind it',
  lightenPrimaryColor: 'it is reckoned from "colors.primary", so that everything can be read on it',
  darkenPrimaryColor: 'it is reckoned from "colors.primary", so that everything can be read on it',
};
