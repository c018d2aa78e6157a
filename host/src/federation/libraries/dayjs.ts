/** dayjs is a function, which remotes import as its default. */
export { default } from 'dayjs';
