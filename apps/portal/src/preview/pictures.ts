/** A photo that nobody had to take. */
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#9bb"/></svg>';

const colours = ['#0a7d55', '#b4540a', '#3b5bdb', '#9c36b5'];

/** A small picture for the option at that place. */
export const optionPicture = (index: number): string => {
  const fill = colours[index % colours.length] ?? '';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill}"/><circle cx="16" cy="16" r="7" fill="#fff"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
};
