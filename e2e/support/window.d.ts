interface Window {
  /** Set by the first page of a journey; lost with its document. */
  firstDocument?: true;
  /** Scroll position at a test's last click; lost with the document. */
  clickedAt?: number;
  /** Router and query client of the page, which the host exposes for tests and support. */
  __portal: {
    router: {
      navigate(to: string, options?: { state: unknown }): Promise<void>;
      state: { location: { pathname: string }; navigation: { state: 'idle' | 'loading' | 'submitting' } };
    };
    queryClient: {
      getQueryCache(): { getAll(): { state: { dataUpdatedAt: number } }[] };
      isFetching(): number;
    };
  };
  /** Reports a violation of the content security policy to the test. */
  reportViolation(line: string): void;
}
