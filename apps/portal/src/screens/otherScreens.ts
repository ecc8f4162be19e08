export { LandingScreen } from './LandingScreen.tsx';
export { LeftScreen } from './LeftScreen.tsx';
export { OtherPage } from './OtherPage.tsx';
export { StatusScreen } from './StatusScreen.tsx';
