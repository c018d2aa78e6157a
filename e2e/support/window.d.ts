interface Window {
  /** What the host leaves for tests and support: the page's one router and query client. */
  __portal: { router: { navigate(to: string): Promise<void>; state: { location: { pathname: string } } } };
}
