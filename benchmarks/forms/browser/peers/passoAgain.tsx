/* The same page once more: what is said of the difference between the two is noise. */
export { peer } from './passoBare.tsx';
